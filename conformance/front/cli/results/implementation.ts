import type { ImplementationFacts } from '../../../report/site/implementation-facts.ts';

/** The file `implementation.yaml` of a folder of results. `spec/implementation.schema.json` describes it. */
export interface ImplementationFile extends Omit<ImplementationFacts, 'folder'> {
  /** The release by whose requirements it is judged; the present ones without it. */
  readonly requirements?: string;
}
