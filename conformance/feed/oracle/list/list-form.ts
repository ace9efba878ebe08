/**
 * The form of a whole list, from the type of `meta.status` to the date-times of each event.
 *
 * Follows: interface document, "Envelope" and "Event"
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentJson } from '../answer/content.ts';
import { dateTimeDefect, dateTimesOf } from '../event/date-times.ts';
import { idDefect, linkDefect, missingDefect, timesDefect, titleDefect, typesDefect } from '../event/member-defects.ts';
import type { ObjectNode } from '../json/value.ts';
import { dataDefect, notSuccessDefect, readMeta, statusTypeDefect } from './json-list.ts';

export type ListFormReason = 'status' | 'data' | 'member' | 'missing' | 'date-time';

const MEMBER_DEFECTS = [
  { breaks: 'FEED-EV-001', defectOf: idDefect },
  { breaks: 'FEED-EV-003', defectOf: titleDefect },
  { breaks: 'FEED-EV-004', defectOf: timesDefect },
  { breaks: 'FEED-EV-005', defectOf: typesDefect },
  { breaks: 'FEED-EV-006', defectOf: linkDefect },
] as const;

/** The first defect; undefined for an answer that is no list either: it may be a refusal, or of a gateway. */
export function listFormDefect(answer: Answer, at: string): Defect<ListFormReason> | undefined {
  const root = answer.cut || answer.status >= 300 ? undefined : contentJson(answer)?.value?.root;
  const meta = root && readMeta(root, at).value;
  const data = root?.kind === 'object' ? root.members.get('data') : undefined;
  if (!meta || !data) return undefined;
  const place = <D extends Defect>(defect: D) => ({ ...defect, at: `${at}: ${defect.at}` });
  const status = statusTypeDefect(meta);
  if (status) return place({ ...status, reason: 'status', breaks: 'FEED-EN-003' } as const);
  if (notSuccessDefect(meta)) return undefined;
  const list = dataDefect(data);
  if (list) return place({ ...list, reason: 'data', breaks: 'FEED-EN-002' } as const);
  const events = data.kind === 'array' ? data.items.filter((entry) => entry.kind === 'object') : [];
  const defect = events.map(eventFormDefect).find((defect) => defect !== undefined);
  return defect && place(defect);
}

/** The first member of an event that is missing, or that is no value of its type. */
function eventFormDefect(event: ObjectNode): Defect<ListFormReason> | undefined {
  for (const { breaks, defectOf } of MEMBER_DEFECTS) {
    const member = defectOf(event);
    if (member) return { ...member, reason: 'member', breaks };
  }
  const missing = missingDefect(event);
  if (missing) return { ...missing, breaks: 'FEED-EV-007' };
  const date = dateTimesOf(event)
    .map(dateTimeDefect)
    .find((defect) => defect !== undefined);
  return date && { ...date, reason: 'date-time', breaks: 'FEED-EV-009' };
}
