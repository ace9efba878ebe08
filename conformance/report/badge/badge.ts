import { legibleJson } from '../../core/text/legible-json.ts';
import type { Verdict } from '../../core/verdict/verdict.ts';
import type { Report } from '../document/report.ts';

/** A colour by its name at shields.io, and as one on which white text is legible (WCAG 2.2, contrast of 4.5 to 1). */
export interface BadgeColour {
  readonly name: string;
  readonly hex: string;
}

const GREEN: BadgeColour = { name: 'brightgreen', hex: '#2a7a0f' };
const RED: BadgeColour = { name: 'red', hex: '#c0262d' };
const YELLOW: BadgeColour = { name: 'yellow', hex: '#876200' };
const ORANGE: BadgeColour = { name: 'orange', hex: '#a84a00' };
const GREY: BadgeColour = { name: 'lightgrey', hex: '#666666' };

const COLOURS: Readonly<Record<Verdict, BadgeColour>> = {
  conformant: GREEN,
  'not-conformant': RED,
  usage: GREY,
  incomplete: YELLOW,
  unreachable: GREY,
  'stale-baseline': ORANGE,
  'suite-fault': GREY,
};

/** The two texts of a badge, and the colour of the second. No text of the target is in it. */
export interface Badge {
  readonly label: string;
  readonly message: string;
  readonly colour: BadgeColour;
}

/** The badge of a run: its suite, its verdict, and the numbers that belong to it. */
export function badgeOf(report: Report): Badge {
  const label = `touchstone ${report.suite}`;
  if (report.interrupted) return { label, message: 'interrupted', colour: GREY };
  const { verdict, counts, scope } = report;
  // A run of a part, or with accepted failures, must not look like a run of everything.
  const part = scope.filtered ? ' in part' : '';
  const waived = counts.waived > 0 ? `, ${counts.waived} waived` : '';
  const failed = counts.fail - counts.warnings + (report.strict ? counts.flaky : 0);
  const message = verdict.replace('-', ' ');
  if (verdict === 'conformant')
    return { label, message: `${message}${part}${waived}`, colour: scope.filtered ? YELLOW : GREEN };
  return {
    label,
    message: verdict === 'not-conformant' ? `${message}, ${failed} failed` : message,
    colour: COLOURS[verdict],
  };
}

/** The badge as JSON for shields.io (https://shields.io/badges/endpoint-badge). */
export function badgeJson(report: Report): string {
  const { label, message, colour } = badgeOf(report);
  return legibleJson({ schemaVersion: 1, label, message, color: colour.name });
}
