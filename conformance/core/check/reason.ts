/** `suite/topic/name`: the check's file and its export, in lower case. For ever. */
export type CheckId = `${string}/${string}/${string}`;
/** `check-id#reason`: the key of baselines, faults, comparisons and documentation. */
export type ReasonKey = `${CheckId}#${string}`;

/** Joins a check's id and a reason. */
export function reasonKey(id: CheckId, reason: string): ReasonKey {
  return `${id}#${reason}`;
}

/** The check that a key speaks of. */
export function checkIdOf(key: ReasonKey): CheckId {
  return key.slice(0, key.indexOf('#')) as CheckId;
}

/** The reason that a key speaks of. */
export function reasonNameOf(key: ReasonKey): string {
  return key.slice(key.indexOf('#') + 1);
}
