import { caller } from '../../../command/caller.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import type { AuditDocument } from './audit-document.ts';
import { auditText } from './audit-text.ts';

/** Writes the result of an audit, for people or as JSON, and sets the exit code. */
export function writeAudit(
  document: AuditDocument,
  { json, quiet = false }: { readonly json?: boolean; readonly quiet?: boolean },
): void {
  caller().exitCode = document.exitCode;
  if (json) {
    caller().stdout.write(legibleJson(document));
    // The report for people already states this.
    if (document.verdict === 'unreachable')
      for (const why of [...document.because, ...(document.page === undefined ? [] : [`see ${document.page}`])])
        caller().stderr.write(`touchstone: ${why}\n`);
    return;
  }
  const columns = terminalColumns(caller().stdout);
  const look = { quiet, colour: wantsColour(), ...(columns === undefined ? {} : { width: columns }) };
  caller().stdout.write(auditText(document, look));
}
