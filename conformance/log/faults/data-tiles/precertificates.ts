import { certificateLogFault } from '../../testbed/alteration.ts';
import { withPrecertificateEntries } from '../../testbed/certificates/entries.ts';

export const tbsOfAnotherSerial = certificateLogFault({
  text: 'changes a bit of the serial number in the TBSCertificate of a precertificate',
  breaks: 'LOG-CT-024',
  caughtBy: ['log/data-tiles/precertificates#tbs'],
  install: (rig) =>
    withPrecertificateEntries(rig, (entry, { tbs }) => {
      // Tag and length of the whole, of the version, the version, tag and length of the number, and its five bytes.
      const last = tbs + 4 + 5 + 2 + 4;
      entry[last] = entry[last]! ^ 0x10;
      return entry;
    }),
});

export const issuerKeyHashOfTheCertificate = certificateLogFault({
  text: "has the fingerprint of the issuer in the entry of a precertificate, in place of the hash of the issuer's key",
  breaks: 'LOG-CT-024',
  caughtBy: ['log/data-tiles/precertificates#issuer-key'],
  install: (rig) =>
    withPrecertificateEntries(rig, (entry, { issuerKeyHash }) => {
      entry.copy(entry, issuerKeyHash, entry.length - 64, entry.length - 32);
      return entry;
    }),
});
