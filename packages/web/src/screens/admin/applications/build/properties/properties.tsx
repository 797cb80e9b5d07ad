import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { ConditionsEditor } from '../conditions/conditions-editor.tsx';
import type { BuilderNode } from '../document/nodes.ts';
import { partOf } from '../findings/find.ts';
import { Finding } from '../findings/findings-tab.tsx';
import { useFindings } from '../findings/use-findings.ts';
import { FieldSettings } from './field-settings.tsx';
import { QuestionSettings } from './question-settings.tsx';
import { TextRow } from './value-rows.tsx';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';

/** The settings of what is chosen in the tree, with what is wrong with it above them and its conditions below. */
export function Properties({ node }: { readonly node: BuilderNode }) {
  const text = useText(builderText);
  const words = useText(builderFindingsText);
  const settings = useText(builderSettingsText);
  const findings = useFindings().filter((finding) => partOf(finding) === node.id);
  const conditional = node.thing === 'question' ? node.question : node.thing === 'field' ? node.field : node.group;
  return (
    <>
      <h2>
        {node.name} <span className="ui-help">{text.kinds[node.kind]}</span>
      </h2>
      {findings.length === 0 ? null : (
        <ul className="builder-findings" aria-label={words.here}>
          {findings.map((finding, at) => (
            <li key={`${finding.id} ${at}`}>
              <Finding finding={finding} />
            </li>
          ))}
        </ul>
      )}
      <div className="builder-rows">
        {node.thing === 'question' ? <QuestionSettings question={node.question} /> : null}
        {node.thing === 'field' ? <FieldSettings field={node.field} /> : null}
        {node.thing === 'field_group' ? (
          <TextRow
            subject={{ kind: 'field_group', id: node.id }}
            name="name"
            label={settings.name}
            value={node.group.name}
            needed
          />
        ) : null}
      </div>
      <ConditionsEditor kind={node.thing} id={node.id} conditional={conditional} />
    </>
  );
}
