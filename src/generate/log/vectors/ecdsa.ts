/**
 * A note that was signed once by a key that was then deleted: ECDSA signatures are random, and a file of vectors has to
 * be the same each time.
 */
export const ECDSA_VKEY =
  'ecdsa.example/fixtures+a116bbc7+AjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOi0MMa7fasz3DPAy6IpDirCX9q7AxSxom0ptWbs+N4P' +
  'WMrDKGN6pxKSeBpWZW9sjnEtOEV/kEgGmxxQxecdNpo=';
export const ECDSA_NOTE =
  'This is a note.\nIt is signed by ECDSA.\n\n\u2014 ecdsa.example/fixtures oRa7xzBEAiAmifd6OpZDHLOWn8OP5+cWURHDHfr4' +
  'Rq4UvlhQvju/WwIgT0pqLtkvQ5fTDby5cPNLa9M0QQTJBS+5Q/LbwneUFG8=\n';
