import { ORG_NAME_VIEW } from '../options/dao-texts.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** The name of a DAO, which its avatar has. */
export const orgNameOfAvatar = (avatar: unknown, { views }: ScenarioRun) => views.value(avatar, ORG_NAME_VIEW);
/** The name of the DAO that a run migrated. */
export const orgNameOfRun = (scene: ScenarioRun) => orgNameOfAvatar(scene.result?.result.dao?.Avatar, scene);
