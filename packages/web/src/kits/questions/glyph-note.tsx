import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReplyOf, checkCharacters } from '@shorui/server/contract';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import './questions.css';

export type HardCharacters = ReplyOf<typeof checkCharacters>['characters'];

/** Finds the characters that the papers around the questions do not show as they are written. */
export interface CharacterCheck {
  /** The same key is the same papers. */
  readonly key: string;
  readonly check: (text: string) => Promise<HardCharacters>;
}

/** Without one, nothing is said about characters. */
export const CharacterCheckContext = createContext<CharacterCheck | undefined>(undefined);

/** Milliseconds without a key after which characters are looked at. */
const pause = 600;
/** Most characters of one call. */
const mostCharacters = 200;
/** Characters that every font of a Japanese paper has. */
const plain = /[\u0020-\u007e\u3000-\u303f\u3041-\u30ff\uff01-\uff5e\s]/gu;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** What a font may lack of a text: each character once, with its variation selector. */
function unusual(text: string): string {
  const characters = Array.from(graphemes.segment(text.replace(plain, '')), ({ segment }) => segment);
  return [...new Set(characters)].sort().join('').slice(0, mostCharacters);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Warns of characters that the papers show differently, or that keep PDF files from being made. */
export function GlyphNote({ value }: { readonly value: string }) {
  const text = useText(questionsText);
  const checker = useContext(CharacterCheckContext);
  const asked = useSettled(unusual(value));
  const { data = [] } = useQuery({
    queryKey: ['hard-characters', checker?.key ?? '', asked],
    queryFn: async () => (await checker?.check(asked)) ?? [],
    enabled: checker !== undefined && asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // The warning is a help alone: without it answers are saved all the same.
    meta: { handled: true },
    retry: false,
  });
  const typed = unusual(value);
  const found = data.filter(({ character }) => typed.includes(character));
  const others = found.filter(({ kind }) => kind === 'other_font').map(({ character }) => character);
  return (
    <div className="question-glyphs" role="status">
      {found
        .filter(({ kind }) => kind !== 'other_font')
        .map(({ character, kind, standard }) => (
          <p key={character}>
            <TriangleAlert className="ui-icon" aria-hidden="true" />
            {kind === 'private' ? text.privateCharacter : text.missingCharacter(character, standard)}
          </p>
        ))}
      {others.length === 0 ? null : (
        <p>
          <TriangleAlert className="ui-icon" aria-hidden="true" />
          {text.otherFont(others.join(''))}
        </p>
      )}
    </div>
  );
}
