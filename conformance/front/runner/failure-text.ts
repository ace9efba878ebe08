import type { Check } from '../../core/check/check.ts';
import { requirement, sourceOf } from '../../core/spec/requirement.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { exchangeText } from '../../report/console/exchange-text.ts';
import { curlCommand } from '../../report/document/curl.ts';
import { inCode } from './sentences.ts';

const MARGIN = 11;

/**
 * The text of a failed test: the meaning of the reason, the requirement, the expected and the found value, where it is
 * and in which exchange, and what tells more.
 */
export function failureText(
  check: Pick<Check<never>, 'id' | 'reasons'>,
  result: Pick<CheckResult, 'requirements' | 'reason' | 'message' | 'expected' | 'actual' | 'at' | 'exchanges'>,
): string {
  const { reason = '', message, expected, actual, at, exchanges } = result;
  const demanded = result.requirements.map(requirement);
  const last = exchanges.at(-1);
  const name = reason === '' ? check.id : `${check.id}#${reason}`;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...demanded.map(
      (one, at) => [at === 0 ? 'requires' : 'and', `${one.text} [${one.id}; ${sourceOf(one).text}]`] as const,
    ),
    ['expected', expected === undefined ? undefined : inCode(expected)],
    ['found', actual ?? (message === undefined ? undefined : inCode(message))],
    // A row that begins with "at" could be taken for a line of a stack.
    ['where', at],
    ['exchange', exchangeText(last)],
    ['see it', curlCommand(last)],
    ['explain', `npx touchstone explain '${name}'`],
  ];
  return [`${name}: ${check.reasons[reason] ?? ''}`, ...rows.flatMap(([title, text]) => row(title, text))].join('\n');
}

function row(title: string, text: string | undefined): readonly string[] {
  return text ? [`  ${title.padEnd(MARGIN - 2)}${text.replaceAll('\n', `\n${' '.repeat(MARGIN)}`)}`] : [];
}
