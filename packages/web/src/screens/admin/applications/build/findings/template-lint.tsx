import { useNavigate } from '@tanstack/react-router';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge } from '../../../../../ui/surfaces.tsx';
import { useBuilder } from '../builder-context.ts';
import type { LintedTemplate } from './use-template-lint.ts';

const badges = { error: 'danger', warning: 'warning', info: 'info' } as const;

/** What lint found in Word templates, below the name of each, with the way to its editor. */
export function TemplateLint({
  linted,
  onOpen,
}: {
  readonly linted: readonly LintedTemplate[];
  readonly onOpen?: () => void;
}) {
  const text = useText(builderFindingsText);
  const template = useText(builderTemplateText);
  const { id } = useBuilder();
  const navigate = useNavigate();
  return linted.map(({ file, findings }) => (
    <section key={file.id} className="builder-linted" aria-label={text.ofTemplate(file.name)}>
      <h3>
        {file.name}
        <Button
          size="small"
          aria-label={template.openOf(file.name)}
          onClick={() => {
            onOpen?.();
            void navigate({ to: `/admin/applications/build/${id}`, search: { template: file.id } });
          }}
        >
          {template.open}
        </Button>
      </h3>
      <ul className="builder-findings">
        {findings.map(({ key, severity, what, how }) => (
          <li key={key}>
            <Badge kind={badges[severity]}>{template.severity[severity]}</Badge>
            <p>
              {what}
              <span className="ui-help">{how}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
