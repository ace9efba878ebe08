/** `suite/topic/name`: the check's file and its export, in lower case. An id never changes. */
export type CheckId = `${string}/${string}/${string}`;
/** `check-id#reason`: the key of baselines, faults, comparisons and documentation. */
export type ReasonKey = `${CheckId}#${string}`;

/** Whether an id is that of a check: those of requirements have no slash. */
export function isCheckId(id: string): id is CheckId {
  return id.includes('/');
}

/** Joins a check's id and a reason. */
export function reasonKey(id: CheckId, reason: string): ReasonKey {
  return `${id}#${reason}`;
}

/** The id of the check in a key. */
export function checkIdOf(key: ReasonKey): CheckId {
  return key.slice(0, key.indexOf('#')) as CheckId;
}

/** The reason in a key. */
export function reasonNameOf(key: ReasonKey): string {
  return key.slice(key.indexOf('#') + 1);
}
