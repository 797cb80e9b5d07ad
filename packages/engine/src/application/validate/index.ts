export { truncateInstanceName } from './truncate-instance-name.ts';
export { validateApplication, type ApplicationValidation } from './validate-application.ts';
