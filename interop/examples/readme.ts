/** What the README of an example says: the commands that it runs, and what they print. */

/** The blocks of a README that concern a run. */
export interface Steps {
  /** The blocks `sh`, one after the other. */
  readonly commands: string;
  /** The lines of the other blocks, as patterns: `…` stands for any text. */
  readonly printed: readonly RegExp[];
}

/** Reads a README. */
export function stepsOf(readme: string): Steps {
  const blocks = [...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language,
    text: text!,
  }));
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
  const lines = blocks.filter(({ language }) => language === '').flatMap(({ text }) => text.trimEnd().split('\n'));
  return {
    commands: commands.join(''),
    printed: lines.map((line) => new RegExp(line.split('…').map(literally).join('.*'))),
  };
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
