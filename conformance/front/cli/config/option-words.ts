/** An option as it stands in a file: `start-command` for `startCommand`. */
export const optionKey = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Options as words of a command line: those of a file may contain secrets as well. */
export function optionWords(options: object): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const texts = [value].flat().filter((one): one is string => typeof one === 'string');
    return texts.flatMap((text) => [`--${optionKey(name)}`, text]);
  });
}
