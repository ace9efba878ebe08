import { throwUsageError } from '../usage-error.ts';

/** A number within bounds. */
export function numberOption(option: string, text: string | number, least: number, most: number): number {
  const value = Number(text);
  if (String(text).trim() === '' || !(value >= least && value <= most))
    throwUsageError(`${option} takes a number from ${least} to ${most}, not "${text}"`);
  return value;
}

export function wholeNumberOption(option: string, text: string | number): bigint {
  if (!/^\d{1,30}$/.test(String(text))) throwUsageError(`${option} takes a whole number, not "${text}"`);
  return BigInt(text);
}

/** A whole number within bounds that are exact numbers. */
export function countOption(option: string, text: string | number, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(String(text)) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throwUsageError(`${option} takes a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

/** A whole number from 0 up to `most`, which may be written like 1e7. */
export function wholeNumberUpTo(option: string, text: string, most: bigint): bigint {
  const [, digits = '', exponent = '0'] =
    /^(\d{1,20})(?:e(\d{1,2}))?$/i.exec(text) ??
    throwUsageError(`${option} takes a whole number such as 300 or 1e7, not "${text}"`);
  const number = BigInt(digits) * 10n ** BigInt(exponent);
  return number <= most ? number : throwUsageError(`${option} takes at most ${most}, not ${text}`);
}
