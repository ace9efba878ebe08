import { parseUnits } from 'ethers';

/** A number of JSON in whole units, exactly as it is written, in units of 10^-18. undefined where it cannot be that. */
export function units(value) {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  try {
    return parseUnits(plain(value), 18);
  } catch {
    return undefined; // finer than 18 decimals
  }
}

/** Without an exponent, which `String` gives from 1e21 on and below 1e-6. */
function plain(value) {
  const [, whole, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
