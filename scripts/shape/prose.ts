/** Comments and texts of a module, without the code around them. */
export interface Prose {
  readonly comments: readonly string[];
  /** String literals that hold a space: what is said to somebody. */
  readonly messages: readonly string[];
}

const TOKEN = new RegExp(
  [
    /(?<block>\/\*[\s\S]*?\*\/)/,
    /(?<line>\/\/[^\n]*)/,
    // Regular expressions come first where a value may begin, since they may hold quotes.
    /(?<=[(,=:[!&|?{};>]\s*|\breturn )\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/,
    /'(?<single>(?:\\.|[^'\\\n])*)'/,
    /"(?<double>(?:\\.|[^"\\\n])*)"/,
    /`(?<template>(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*)`/,
  ]
    .map((one) => one.source)
    .join('|'),
  'g',
);

/** Reads the comments and messages of a module without a parser. */
export function proseOf(text: string): Prose {
  const comments: string[] = [];
  const messages: string[] = [];
  for (const { groups } of text.matchAll(TOKEN)) {
    const comment = groups!.block ?? groups!.line;
    const message = groups!.single ?? groups!.double ?? groups!.template;
    if (comment !== undefined) comments.push(comment);
    else if (message?.includes(' ')) messages.push(message);
  }
  return { comments, messages };
}
