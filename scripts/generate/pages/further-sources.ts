import { furtherSourcesOf, type Requirement } from '../../../conformance/core/spec/requirement.ts';
import { code, plain, webLink } from './markdown.ts';

/** The further rulesets that demand a requirement, after the sentence about its own; empty where there are no others. */
export const further = (demanded: Requirement): string =>
  furtherSourcesOf(demanded)
    .map(({ ruleset, text, url }) => `; also by ${webLink(plain(text), url)}, ruleset ${code(ruleset)}`)
    .join('');
