/** A form of the list with unusual events in it. */
import type { Trial } from '../../../core/check/trial.ts';
import type { ComparedForm } from '../../oracle/agreement/compared-form.ts';
import type { FeedTarget } from '../../target/target.ts';

export async function judgePublishedForm(t: Trial<FeedTarget, string>, form: ComparedForm | undefined): Promise<void> {
  if (!form) t.inconclusive('the list with unusual events in it did not stand still, or was not served in this form');
  t.judge(form.defect, form.answer);
}
