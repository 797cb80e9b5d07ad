import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declaration = Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration'] & object;
type ClassMember = Extract<Declaration, { body: { type: 'ClassBody' } }>['body']['body'][number];

/** A name that a module declares, as its reader sees it. Overloads and a schema with its type are one name. */
export interface DeclaredName {
  /** The text of the docstring, without its stars; empty when there is none. */
  readonly docstring: string;
  /** The declaration without the bodies of functions and without private members. */
  readonly signature: string;
  readonly isValue: boolean;
}

/** Where a re-exported name comes from. */
export interface ForwardedName {
  readonly from: string;
  readonly name: string;
}

/** What a module exports. */
export interface Module {
  readonly declared: ReadonlyMap<string, DeclaredName>;
  readonly forwarded: ReadonlyMap<string, ForwardedName>;
  /** Modules of which every name is exported. */
  readonly stars: readonly string[];
}

/** The text of the docstring that ends right before an offset. */
function docstringBefore(text: string, end: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, end))?.[1] ?? '';
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}

/** Where the part of a member that readers see ends: before the body of a method and the value of a property. */
function seenEnd(member: ClassMember): number {
  if (member.type === 'MethodDefinition') return member.value.body?.start ?? member.end;
  return member.type === 'PropertyDefinition' ? (member.value?.start ?? member.end) : member.end;
}

function memberText(text: string, member: ClassMember): string {
  const isSeen =
    (member.type === 'MethodDefinition' || member.type === 'PropertyDefinition') &&
    member.key.type !== 'PrivateIdentifier' &&
    member.accessibility !== 'private';
  if (!isSeen) return '';
  const doc = docstringBefore(text, member.start);
  const lines = doc.split('\n').map((line) => `   * ${line}`.trimEnd());
  const comment = lines.length > 1 ? `  /**\n${lines.join('\n')}\n   */\n` : `  /** ${doc} */\n`;
  const signature = text.slice(member.start, seenEnd(member)).replace(/[\s=;]+$/, '');
  return `${doc === '' ? '' : comment}  ${signature};\n`;
}

type Variable = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number];

/** A constant with its type, or with its value when that is short and states the type. */
function variable(text: string, { id, init }: Variable): readonly [name: string, signature: string] {
  const name = id.type === 'Identifier' ? id.name : '';
  const typed = id.type === 'Identifier' && id.typeAnnotation ? text.slice(id.start, id.typeAnnotation.end) : name;
  if (init?.type === 'ArrowFunctionExpression')
    return [name, `const ${typed} = ${text.slice(init.start, init.body.start).trimEnd()} …;`];
  const value = init ? text.slice(init.start, init.end) : '';
  const isShort = value.endsWith('as const') ? value.length <= 1_000 : value.length <= 100 && !value.includes('\n');
  return [name, typed === name && isShort ? `const ${typed} = ${value};` : `const ${typed};`];
}

/** The names of a declaration with their signatures. */
function signaturesOf(text: string, declaration: Declaration): readonly (readonly [name: string, signature: string])[] {
  const { start, end } = declaration;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction') {
    const head = text.slice(start, declaration.body?.start ?? end).replace(/[\s;]+$/, '');
    return [[declaration.id?.name ?? '', `${head};`]];
  }
  if (declaration.type === 'ClassDeclaration') {
    const members = declaration.body.body.map((member) => memberText(text, member)).join('');
    return [[declaration.id?.name ?? '', `${text.slice(start, declaration.body.start)}{\n${members}}`]];
  }
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map((each) => variable(text, each));
  if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration')
    return [[declaration.id.name, text.slice(start, end)]];
  return [];
}

const modules = new Map<string, Module>();

/** Reads the exports of a source file. */
export function readModule(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const declared = new Map<string, DeclaredName>();
  const forwarded = new Map<string, ForwardedName>();
  const stars: string[] = [];
  const imported = new Map<string, ForwardedName>();
  const pathOf = (from: string): string => (from.startsWith('.') ? resolve(dirname(path), from) : from);
  const nameOf = (each: { type: string }): string => ('name' in each && typeof each.name === 'string' ? each.name : '');
  const { body } = parseAst(text, { lang: 'ts', astType: 'ts' });
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          imported.set(each.local.name, { from: pathOf(statement.source.value), name: nameOf(each.imported) });
    } else if (statement.type === 'ExportAllDeclaration') stars.push(pathOf(statement.source.value));
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        const origin = statement.source
          ? { from: pathOf(statement.source.value), name: nameOf(local) }
          : imported.get(nameOf(local));
        if (origin) forwarded.set(nameOf(exported), origin);
      }
      if (!statement.declaration) continue;
      const isValue =
        !statement.declaration.type.startsWith('TS') || statement.declaration.type === 'TSDeclareFunction';
      const docstring = docstringBefore(text, statement.start);
      for (const [name, signature] of signaturesOf(text, statement.declaration)) {
        const before = declared.get(name);
        declared.set(name, {
          docstring: [before?.docstring ?? '', docstring].filter((each) => each !== '').join('\n\n'),
          signature: before ? `${before.signature}\n${signature}` : signature,
          isValue: isValue || before?.isValue === true,
        });
      }
    }
  }
  const module = { declared, forwarded, stars };
  modules.set(path, module);
  return module;
}
