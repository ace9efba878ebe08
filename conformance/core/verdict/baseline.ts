import { type CheckId, checkIdOf, type ReasonKey, reasonNameOf } from '../check/reason.ts';
import { matchesPattern } from '../text/pattern.ts';
import { type CheckResult, failureKey } from './outcome.ts';

/** A failure that is known and accepted for a while, with the cause. */
export interface BaselineEntry {
  /** `check-id#reason`, or a pattern of it with `*` and `**`. */
  readonly match: string;
  /** The text with which the failure's `message` must begin, as in the JSON report: "EXPECTED; found ACTUAL". */
  readonly message?: string;
  /** Why the failure is accepted, or the address of its issue. An entry has at least one of the two. */
  readonly because?: string;
  readonly issue?: string;
  /** The last day on which the failure is accepted, as `YYYY-MM-DD`. */
  readonly until?: string;
  /** The check is known to be flaky: it sometimes fails so and sometimes passes, and the entry is not stale if it passes. */
  readonly flaky?: boolean;
}

/** An entry whose failure no longer happens, and what to do about the entry. */
export interface StaleEntry {
  readonly entry: BaselineEntry;
  readonly why: 'expired' | 'passes' | 'does-not-run' | 'other-failure';
  readonly message: string;
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  // Some engines read the 30th of February as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** How many keys a pattern may cover: a wildcard must not hide every failure. */
export const WILDCARD_LIMIT = 20;

/** The errors in the entries themselves, each as one sentence. `keys` are all keys of the suites. */
export function baselineErrors(entries: readonly BaselineEntry[], keys: readonly ReasonKey[]): readonly string[] {
  return entries.flatMap((entry) => {
    const covered = keys.filter((key) => entryCovers(entry, key)).length;
    const list = `touchstone list ${keys[0]?.split('/')[0] ?? 'SUITE'}`;
    if (covered === 0) return [`"${entry.match}" matches no reason of any check; "${list}" shows them`];
    if (covered > WILDCARD_LIMIT)
      return [`"${entry.match}" covers ${covered} reasons; a pattern may cover ${WILDCARD_LIMIT} at most, so split it`];
    if (!entry.because && !entry.issue)
      return [`"${entry.match}" says neither why (because) nor where it is dealt with (issue)`];
    if (entry.until !== undefined && !isCalendarDay(entry.until))
      return [`"${entry.match}" is accepted until ${entry.until}, and there is no such day`];
    return contradiction(entry, entries, keys);
  });
}

/** A flaky check also passes, and a known failure must not: no key may be both. */
function contradiction(entry: BaselineEntry, entries: readonly BaselineEntry[], keys: readonly ReasonKey[]): string[] {
  if (!entry.flaky) return [];
  const failures = entries.filter((other) => !other.flaky);
  const both = keys.find((key) => entryCovers(entry, key) && failures.some((other) => entryCovers(other, key)));
  if (both === undefined) return [];
  return [`"${entry.match}" of the list "flaky" covers ${both}, and so does the list "failures"; take it out of one`];
}

/** Whether an entry covers a key: the part before `#` must match the check, the part after it the reason. */
export function entryCovers(entry: BaselineEntry, key: ReasonKey): boolean {
  const at = entry.match.indexOf('#');
  return (
    at > 0 &&
    matchesPattern(entry.match.slice(0, at), checkIdOf(key)) &&
    matchesPattern(entry.match.slice(at + 1), reasonNameOf(key))
  );
}

/**
 * Applies a baseline to results: expected failures and the checks that they block become waived; entries whose failure
 * did not happen are returned as stale. An entry that covers checks outside of `selected` is never stale, since its
 * failure may happen there. An entry for a flaky check is only stale when it has expired.
 */
export function applyBaseline(
  results: readonly CheckResult[],
  entries: readonly BaselineEntry[],
  selected: ReadonlySet<CheckId>,
  keys: readonly ReasonKey[],
  today: string,
): { readonly results: readonly CheckResult[]; readonly stale: readonly StaleEntry[] } {
  const used = new Set<BaselineEntry>();
  const waived = results.map((result): CheckResult => {
    const key = failureKey(result);
    const expecting = key ? entries.filter((entry) => expects(entry, key, result.message ?? '', today)) : [];
    for (const entry of expecting) used.add(entry);
    const [entry] = expecting;
    if (!entry) return result;
    const because = entry.because || entry.issue || '';
    return { ...result, outcome: 'waived', because, ...(entry.flaky ? { knownFlaky: true } : {}) };
  });
  const expected = new Set(waived.filter(isExpectedFailure).map(({ id, reason }) => `${id}#${reason}`));
  const settled = waived.map((result): CheckResult => {
    const waives = result.outcome === 'blocked' && expected.has(result.because ?? '');
    return waives ? { ...result, outcome: 'waived' } : result;
  });
  const stale = entries
    .filter((entry) => !used.has(entry) && (!entry.flaky || expired(entry, today)))
    .flatMap((entry) => {
      const checks = new Set(keys.filter((key) => entryCovers(entry, key)).map(checkIdOf));
      const about = results.filter((result) => checks.has(result.id));
      const inside = checks.size > 0 && [...checks].every((id) => selected.has(id));
      return inside ? [staleness(entry, about, today)] : [];
    });
  return { results: settled, stale };
}

/** Whether a result is a failure that a baseline expects, of a flaky check too. */
export function isExpectedFailure(result: CheckResult): boolean {
  return result.outcome === 'waived' && result.reason !== undefined && result.newSince === undefined;
}

function expects(entry: BaselineEntry, key: ReasonKey, message: string, today: string): boolean {
  return entryCovers(entry, key) && !expired(entry, today) && message.startsWith(entry.message ?? '');
}

function expired(entry: BaselineEntry, today: string): boolean {
  return entry.until !== undefined && entry.until < today;
}

function staleness(entry: BaselineEntry, about: readonly CheckResult[], today: string): StaleEntry {
  const say = (why: StaleEntry['why'], text: string): StaleEntry => ({
    entry,
    why,
    message: `"${entry.match}" ${text}`,
  });
  if (expired(entry, today))
    return say('expired', `was accepted until ${entry.until} and has expired; mend it or renew it`);
  const failed = about.find((result) => result.outcome === 'fail');
  if (failed)
    return say('other-failure', `fails otherwise: #${failed.reason}, "${failed.message}"; bring the entry up to date`);
  if (about.some((result) => result.outcome === 'pass' || result.outcome === 'flaky'))
    return say('passes', 'passes now; take the entry out');
  return say(
    'does-not-run',
    `was not judged (${about[0]?.outcome ?? 'not run'}); take the entry out, or run what it speaks of`,
  );
}
