import type { Application } from '@shorui/engine';
import type { BlockOptions } from '@shorui/engine/model';
import type { Node } from 'prosemirror-model';
import { useMemo } from 'react';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { indexOf } from '../builder-context.ts';
import { sentenceOf, sentenceOfOption, type ConditionWords } from '../conditions/sentence.ts';
import { conditionalOf } from './panel/block-conditions.tsx';
import { isChanged, keyOf, kindOf, shellOf, wordsOf, type BlockKey } from './tree/block-node.ts';
import type { BlockMark, MarkedBlocks } from './words/block-marks.ts';

/** The conditions of a block as one short sentence. */
export function whenOf(options: BlockOptions, application: Application, words: ConditionWords): readonly string[] {
  const index = indexOf(application);
  const { conditions = [], condition_options: chosen = [], rule_id: rule } = conditionalOf(options);
  return [
    ...conditions.map((condition) => sentenceOf(condition, index, words)),
    ...chosen.map((option) => sentenceOfOption(option, index, words)),
    ...(rule === undefined ? [] : [words.sentences.holds(index.rules.get(rule)?.name ?? words.unknown)]),
  ];
}

interface MarksOptions {
  readonly application: Application;
  readonly chosen: BlockKey | undefined;
  readonly hovered: BlockKey | undefined;
  readonly findings: ReadonlyMap<BlockKey, readonly BlockMark[]>;
  readonly leftOut: ReadonlySet<BlockKey>;
  /** Which answers drop a block, as sentences; known a moment after it is left out. */
  readonly whyLeftOut: ReadonlyMap<BlockKey, string>;
}

/** What the text of the template shows at its blocks. */
export function useMarks({ application, chosen, hovered, findings, leftOut, whyLeftOut }: MarksOptions): MarkedBlocks {
  const text = useText(builderTemplateText);
  const words = useText(builderConditionsText);
  return useMemo(() => {
    const ofOptions = (options: BlockOptions): BlockMark[] => {
      const [first, ...more] = whenOf(options, application, words);
      const name =
        options.isLoop === true ? indexOf(application).questions.get(options.questionId ?? 0)?.name : undefined;
      return [
        ...(options.isLoop === true ? [{ kind: 'loop' as const, text: text.loopMark(name ?? words.unknown) }] : []),
        ...(first === undefined ? [] : [{ kind: 'condition' as const, text: text.conditionMark(first, more.length) }]),
      ];
    };
    return {
      chosen,
      hovered,
      marksOf(node: Node) {
        const key = keyOf(node);
        const { options } = shellOf(node);
        return [
          ...(options === undefined ? [] : ofOptions(options)),
          ...(isChanged(node) ? [{ kind: 'changed' as const, text: text.changedMark }] : []),
          ...(findings.get(key) ?? []),
          ...(leftOut.has(key) ? [{ kind: 'left-out' as const, text: whyLeftOut.get(key) ?? text.leftOut }] : []),
        ];
      },
      labelOf: (node: Node) =>
        wordsOf(node) === undefined && kindOf(node) !== 'row' ? text.kinds[kindOf(node)] : undefined,
    };
  }, [application, chosen, hovered, findings, leftOut, whyLeftOut, text, words]);
}
