import type { Evidence, Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { RequestForm } from '../../inputs/requests/forms.ts';
import { contentText as textIn } from '../../oracle/answer/content.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Ends the trial if a form was an error in each of several tries. */
export function requireSuccesses(t: Trial<FeedTarget, never>, texts: readonly FormText[], when: string): void {
  const failed = texts.find((text) => !isSuccessText(text));
  if (failed) t.inconclusive(`${failed.form.name} was not a list in three consecutive answers, ${when}`);
}

/** The words of the run in an answer, in letters and digits, which no format escapes. */
export interface FormText {
  readonly form: RequestForm;
  readonly answer: Evidence;
  /** The marks of items in it, each with the letters and digits after it. */
  readonly text: string;
  readonly looksSuccessful: boolean;
}

/** Marks as `Items` makes them. */
const MARKS = /ts[a-z0-9]{1,20}?\d{3}z[a-z0-9]*/g;

/** Requests a form on a new connection. */
export async function readFormText(feed: FeedTarget, form: RequestForm): Promise<FormText> {
  const answer = await feed.get({ fresh: true, ...form.query });
  const text = textIn(answer);
  const { exchange } = answer;
  // A run keeps dozens of these, so the words are copied, and the memory of long answers is freed.
  const words = ['', ...(text.match(MARKS) ?? [])].join(' ');
  return { form, answer: { exchange }, text: words, looksSuccessful: looksSuccessful(answer, text) };
}

/** A status in JSON or XML, with any case or prefix of its name, as an element or an attribute. */
const STATUS = /["<>:\s]status\b[^0-9]{0,20}20[04]\b/i;

/** Whether it looks like a success. The checks of each format judge whether it is one. */
export const isSuccessText = (text: FormText): boolean => text.looksSuccessful;

function looksSuccessful(answer: Answer, text: string): boolean {
  return answer.status < 300 && !answer.cut && STATUS.test(text);
}
