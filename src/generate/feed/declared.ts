import type { Choices } from '../../reference/feed/index.ts';

/** The names of the reference's choices in `spec/feed/choices.yaml`, and of the options with another name there. */
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

/** Choices of the reference under the names of `spec/feed/choices.yaml`. */
export function declared(choices: Partial<Choices>): Readonly<Record<string, string>> {
  const entries = Object.entries(choices) as readonly (readonly [keyof Choices, string])[];
  return Object.fromEntries(
    entries.map(([choice, option]) => {
      const [name, options = {}] = NAMES[choice];
      return [name, (options as Readonly<Record<string, string>>)[option] ?? option];
    }),
  );
}
