import { redactUrl } from '../transport/record/redact.ts';

/** A setting before a command that we are to start: `TOKEN=… ./server`. */
const SECRET_SETTING = /\b(\w*(?:key|token|secret|password)\w*=)\S+/gi;

/** A command line that somebody gave, without the secrets that are set in front of it. */
export const redactCommand = (command: string): string => redactUrl(command).replace(SECRET_SETTING, '$1…');
