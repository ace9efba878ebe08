import { specDocument } from '../../../command/package-data.ts';

type Json = Readonly<Record<string, unknown>>;

/** The members of a report that its readers need. */
const READ = [
  ...['schema', 'tool', 'suite', 'profile', 'choices', 'target', 'seed', 'strict', 'scope', 'startedAt'],
  ...['interrupted', 'why', 'verdict', 'exitCode', 'requirements', 'checks', 'baseline'],
  'requirementSet',
];
/** The members of a check that nobody reads again: evidence and times. */
const UNREAD = ['exchanges', 'durationMs', 'pausedMs', 'targetMs', 'waitedMs', 'subjects', 'location'];

/**
 * The schema of a report, as far as its readers need it. Members that it does not describe are allowed, since a later
 * version of Touchstone may add some without changing the version of the shape.
 */
export function readSchema(): object {
  const whole = specDocument('report.schema.json') as Json;
  const { checks, ...others } = pick(whole.properties as Json, READ) as { checks: Json };
  const { allOf: _conditions, ...check } = checks.items as Json & { properties: Json; required: string[] };
  const members = Object.keys(check.properties as Json).filter((name) => !UNREAD.includes(name));
  const items = {
    ...check,
    properties: pick(check.properties as Json, members),
    required: (check.required as string[]).filter((name) => members.includes(name)),
  };
  return open({
    ...whole,
    properties: { ...others, checks: { ...checks, items } },
    required: (whole.required as string[]).filter((name) => READ.includes(name)),
  }) as object;
}

const pick = (members: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, members[name]]));

/** A schema without its bans of further members. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'additionalProperties' || value !== false);
  return Object.fromEntries(kept.map(([key, value]) => [key, open(value)]));
}
