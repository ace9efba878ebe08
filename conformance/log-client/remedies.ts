/** What a person can do about an absent facet of a client of logs, by the facet and the reason. */
export const logClientRemedies: Readonly<Record<string, string>> = {
  'online not-offered': 'the command has neither {url} nor {base}, so it reads no log itself',
  'origin not-offered': 'the command has no {origin}, so nothing tells the client which log it reads',
  'proof not-offered': 'the command has no {proof}, so it is given no file with a proof',
  'anySize not-offered': 'the command has {entry}, so it is about an entry, which a log without entries does not have',
  'ends not-offered': 'a monitor without {state} does not end between two looks',
  'follow not-offered': 'only a monitor looks again (--kind monitor)',
};
