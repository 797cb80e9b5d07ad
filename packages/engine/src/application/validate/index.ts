export { cutInstanceName as truncateInstanceName } from '../edits/instance-name.ts';
export { validateApplication, type ApplicationValidation } from './validate-application.ts';
