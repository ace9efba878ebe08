/** What an answer in any form shows of items of ours. */
import type { Evidence, Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { RequestForm } from '../../inputs/requests/forms.ts';
import { contentText as textIn } from '../../oracle/answer/content.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Of a form that was no list, however often it was asked for, nothing can be said. */
export function requireSuccesses(t: Trial<FeedTarget, never>, texts: readonly FormText[], when: string): void {
  const none = texts.find((one) => !isSuccessText(one));
  if (none) t.inconclusive(`${none.form.name} was no list in three answers one after the other, ${when}`);
}

/** What is to be seen of ours in an answer: no format escapes letters and digits. */
export interface FormText {
  readonly form: RequestForm;
  readonly answer: Evidence;
  /** The marks in it, each with the letters and digits behind it. */
  readonly text: string;
  readonly alive: boolean;
}

/** Marks as `Items` makes them. */
const MARKS = /ts[a-z0-9]{1,20}?\d{3}z[a-z0-9]*/g;

/** Asks for a form, on a connection of its own. */
export async function readFormText(feed: FeedTarget, form: RequestForm): Promise<FormText> {
  const answer = await feed.get({ fresh: true, ...form.query });
  const text = textIn(answer);
  const { exchange } = answer;
  // A run keeps dozens of these, and an answer may be long: no piece of it may stay, which would hold all of it.
  const words = ['', ...(text.match(MARKS) ?? [])].join(' ');
  return { form, answer: { exchange }, text: words, alive: looksSuccessful(answer, text) };
}

/** A status in JSON or XML, whatever case or prefix its name has, and whether it is an element or an attribute. */
const STATUS = /["<>:\s]status\b[^0-9]{0,20}20[04]\b/i;

/** Whether it looks like a success: whether it is one is for the checks of that format. */
export const isSuccessText = ({ alive }: FormText): boolean => alive;

function looksSuccessful(answer: Answer, text: string): boolean {
  return answer.status < 300 && !answer.cut && STATUS.test(text);
}
