/** Which choices a check asks for, found in its text: in its own file, and in the premises that it stands on. */
import { posix } from 'node:path';
import { type Choice, choicesOf } from '../../../conformance/core/spec/choice.ts';
import type { SuiteFacts } from './facts.ts';
import { textOf, topicOf } from './facts.ts';

const CALL = /\b(?:chose|declared)\(\s*('[a-z0-9-]+'|\w)/g;

/** The names in calls such as `t.declared('empty-log')`; of a call with a variable, every name that the file has. */
export function choicesIn(text: string, names: readonly string[]): readonly string[] {
  const asked = [...text.matchAll(CALL)].map(([, argument]) => argument!);
  const literal = asked.filter((argument) => argument.startsWith("'")).map((argument) => argument.slice(1, -1));
  const indirect = asked.some((argument) => !argument.startsWith("'"));
  return names.filter((name) => literal.includes(name) || (indirect && text.includes(`'${name}'`)));
}

/** The files of a suite that a file imports, as paths of the repository. */
const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/^import [^;]* from '(\.[^']+)';/gm)].map(([, to]) =>
    posix.normalize(posix.join(posix.dirname(file), to!)),
  );

/** A check's file, the premises that it imports, and files of its topic over others of the topic too. */
function filesOf(file: string, topic: string): readonly string[] {
  const imports = importsOf(file, textOf(file) ?? '');
  const seen = new Set([file, ...imports.filter((to) => to.includes('/premises/') || to.includes(`/${topic}/`))]);
  // A set may grow while it is read.
  for (const one of seen)
    if (one.includes(`/${topic}/`))
      for (const to of importsOf(one, textOf(one) ?? '')) if (to.includes(`/${topic}/`)) seen.add(to);
  return [...seen];
}

const found = new Map<string, readonly Choice[]>();

/** The choices of a check: what it asks itself, what its premises ask, and what its faults and variants have declared. */
export function choicesOfCheck(facts: SuiteFacts, id: string): readonly Choice[] {
  const known = found.get(id) ?? findChoices(facts, id);
  found.set(id, known);
  return known;
}

function findChoices(facts: SuiteFacts, id: string): readonly Choice[] {
  const all = choicesOf(facts.name);
  const [suite, topic, name] = id.split('/') as [string, string, string];
  const files = filesOf(`conformance/${suite}/checks/${topic}/${name}.ts`, topicOf(id));
  const names = all.map((choice) => choice.name as string);
  const asked = new Set(files.flatMap((file) => choicesIn(textOf(file) ?? '', names)));
  const altered = [...facts.faults, ...facts.variants].filter(({ at }) => at === id);
  const declared = new Set(altered.flatMap(({ needs }) => Object.keys(needs.declare ?? {})));
  return all.filter((choice) => asked.has(choice.name) || declared.has(choice.name));
}
