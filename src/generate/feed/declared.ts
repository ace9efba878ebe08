import type { Choices } from '../../reference/feed/index.ts';

/** What `spec/feed/choices.yaml` calls the choices of the reference, and those of their options that it calls otherwise. */
const NAMES: {
  readonly [C in keyof Choices]: readonly [name: string, options?: { readonly [O in Choices[C]]?: string }];
} = {
  status: ['status'],
  unknownSite: ['unknown-site'],
  order: ['order', { published: 'other' }],
  upcoming: ['upcoming'],
  xmlNull: ['null-in-xml'],
  titles: ['title-escaping', { 'html-escaped': 'html' }],
};

/** Choices of the reference by the names that everybody declares them by. */
export function declared(choices: Partial<Choices>): Readonly<Record<string, string>> {
  const entries = Object.entries(choices) as readonly (readonly [keyof Choices, string])[];
  return Object.fromEntries(
    entries.map(([choice, option]) => {
      const [name, options = {}] = NAMES[choice];
      return [name, (options as Readonly<Record<string, string>>)[option] ?? option];
    }),
  );
}
