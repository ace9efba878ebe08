// Generated from conformance/migration/faults and variants by `npm run generate`. Edit those, not this.

/** A name of `touchstone faults list migration`. */
export type FaultName =
  | 'a-lock-for-each-command'
  | 'allows-a-stranger-its-tokens'
  | 'amounts-as-floating-point'
  | 'another-record-of-kovan'
  | 'begins-anew-after-each-interruption'
  | 'begins-anew-where-all-was-sent'
  | 'begins-anew-where-it-is-declared-to-refuse'
  | 'calls-a-stranger-after-the-base'
  | 'calls-a-stranger-after-the-dao'
  | 'clears-the-result-where-nobody-confirms'
  | 'closed-chain-holds-its-process'
  | 'compares-code-of-schemes-only'
  | 'counts-equal-items-once'
  | 'counts-its-runs'
  | 'cuts-long-periods'
  | 'demo-test-replaces-the-dao'
  | 'deploys-the-base-anew'
  | 'empties-the-result-where-another-runs'
  | 'ends-well-where-another-runs'
  | 'fails-at-the-second-entry'
  | 'fails-at-the-second-reward-entry'
  | 'fails-with-restart'
  | 'fails-without-a-command-at-a-price'
  | 'first-generic-entry-only'
  | 'first-generic-entry-only-by-creator'
  | 'first-generic-values-for-all'
  | 'first-reward-entry-only'
  | 'first-reward-values-for-all'
  | 'first-votes-for-each-target'
  | 'forgets-other-networks'
  | 'further-schemes-may-not-call'
  | 'given-price-in-thousandths'
  | 'gives-another-demo-test'
  | 'gives-nothing-of-the-demo-test'
  | 'hands-a-base-contract-to-a-stranger'
  | 'hands-a-base-contract-to-a-stranger-after-a-dao'
  | 'invents-the-demo-test'
  | 'keeps-the-base-with-restart'
  | 'keeps-the-owner-with-custom-schemes'
  | 'keys-as-numbers'
  | 'killed-run-leaves-a-dao'
  | 'knows-no-custom-schemes'
  | 'knows-no-later-core'
  | 'knows-one-token-symbol'
  | 'knows-the-price-without-the-node'
  | 'last-founder-left-out'
  | 'last-generic-entry-only'
  | 'last-generic-entry-twice'
  | 'last-reward-entry-only'
  | 'last-reward-entry-twice'
  | 'leaves-the-creator-its-permission'
  | 'lengthens-periods-by-name'
  | 'library-asks-with-force'
  | 'library-writes-elsewhere'
  | 'local-by-the-id-of-ganache'
  | 'local-chain-ignores-the-mnemonic'
  | 'local-chain-refuses-options'
  | 'local-provider-has-other-contracts'
  | 'local-provider-ignores-its-options'
  | 'local-provider-is-silent'
  | 'local-provider-never-begins'
  | 'local-server-listens-elsewhere'
  | 'loses-a-contract-on-resume'
  | 'machine-of-the-previous-entry'
  | 'mints-twice-after-a-lost-answer'
  | 'mints-twice-on-resume'
  | 'mnemonic-before-key'
  | 'name-only-in-the-entry'
  | 'names-the-reputation-of-an-interrupted-run'
  | 'namesake-returns-the-first-dao'
  | 'never-resumes'
  | 'never-resumes-a-forged-dao'
  | 'no-lock'
  | 'no-lock-for-all-at-once'
  | 'no-lock-for-the-base'
  | 'no-name-of-the-demo-test'
  | 'no-proposal-of-the-demo-test'
  | 'no-reputation-of-the-demo-test'
  | 'one-reward-though-declared-each'
  | 'one-scheme-by-creator'
  | 'one-scheme-though-declared-each'
  | 'other-account-by-the-library'
  | 'other-account-for-the-dao'
  | 'other-name-of-the-demo-test'
  | 'package-of-a-plain-version'
  | 'params-file-without-networks-only'
  | 'passes-over-refused-calls'
  | 'pays-a-fixed-price-where-blocks-have-a-base-fee'
  | 'proposal-in-decimal'
  | 'proposal-that-nobody-made'
  | 'refuses-a-base-without-code'
  | 'refuses-another-account-too-late'
  | 'refuses-other-founders-alone'
  | 'refuses-other-parameters-too-late'
  | 'refuses-the-id-of-hardhat'
  | 'refuses-what-it-is-declared-to-do-anew'
  | 'refuses-where-it-is-declared-to-wait'
  | 'rejects-the-demo-test'
  | 'release-ignores-the-private-key'
  | 'release-reads-another-provider'
  | 'release-shares-one-key'
  | 'release-stops-after-the-first-network'
  | 'removes-before-it-writes'
  | 'repeats-calls-on-resume'
  | 'repeats-forged-dao-on-resume'
  | 'repeats-stand-alone-deployment-on-resume'
  | 'restart-empties-the-result'
  | 'restarts-no-demo-test'
  | 'restarts-no-unfinished-run-of-several-steps'
  | 'restarts-not-all-at-once'
  | 'resumes-for-another-account'
  | 'scheme-at-the-first-contract'
  | 'second-generic-entry-lost'
  | 'second-reward-entry-lost'
  | 'second-reward-votes-by-the-second-item'
  | 'sends-again-what-was-not-answered'
  | 'sends-nothing'
  | 'skips-founders-of-a-former-dao'
  | 'swaps-two-voting-periods'
  | 'takes-another-chain-for-the-same'
  | 'takes-the-first-account-alone'
  | 'token-for-reputation-of-the-demo-test'
  | 'tracks-another-controller'
  | 'twelve-words-alone'
  | 'uses-what-another-account-sent'
  | 'writes-all-elsewhere'
  | 'writes-in-halves'
  | 'writes-no-demo-test'
  | 'writes-no-result-on-resume'
  | 'writes-what-is-not-there-yet';

/** The faults by name: the file of each, and how it is loaded. */
export const faults = {
  'a-lock-for-each-command': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).aLockForEachCommand },
  'allows-a-stranger-its-tokens': { file: 'account/no-allowances', load: async () => (await import('../faults/account/no-allowances.ts')).allowsAStrangerItsTokens },
  'amounts-as-floating-point': { file: 'founders/many', load: async () => (await import('../faults/founders/many.ts')).amountsAsFloatingPoint },
  'another-record-of-kovan': { file: 'library/lookup-source', load: async () => (await import('../faults/library/lookup-source.ts')).anotherRecordOfKovan },
  'begins-anew-after-each-interruption': { file: 'resume/transaction-count', load: async () => (await import('../faults/resume/transaction-count.ts')).beginsAnewAfterEachInterruption },
  'begins-anew-where-all-was-sent': { file: 'resume/other-params', load: async () => (await import('../faults/resume/other-params.ts')).beginsAnewWhereAllWasSent },
  'begins-anew-where-it-is-declared-to-refuse': { file: 'resume/other-params', load: async () => (await import('../faults/resume/other-params.ts')).beginsAnewWhereItIsDeclaredToRefuse },
  'calls-a-stranger-after-the-base': { file: 'account/no-strangers', load: async () => (await import('../faults/account/no-strangers.ts')).callsAStrangerAfterTheBase },
  'calls-a-stranger-after-the-dao': { file: 'account/no-strangers', load: async () => (await import('../faults/account/no-strangers.ts')).callsAStrangerAfterTheDao },
  'clears-the-result-where-nobody-confirms': { file: 'result-file/failed-migration', load: async () => (await import('../faults/result-file/failed-migration.ts')).clearsTheResultWhereNobodyConfirms },
  'closed-chain-holds-its-process': { file: 'termination/closed-local-chain', load: async () => (await import('../faults/termination/closed-local-chain.ts')).closedChainHoldsItsProcess },
  'compares-code-of-schemes-only': { file: 'rerun/with-other-code', load: async () => (await import('../faults/rerun/with-other-code.ts')).comparesCodeOfSchemesOnly },
  'counts-equal-items-once': { file: 'voting/mixed', load: async () => (await import('../faults/voting/mixed.ts')).countsEqualItemsOnce },
  'counts-its-runs': { file: 'rerun/base', load: async () => (await import('../faults/rerun/base.ts')).countsItsRuns },
  'cuts-long-periods': { file: 'voting/numbers', load: async () => (await import('../faults/voting/numbers.ts')).cutsLongPeriods },
  'demo-test-replaces-the-dao': { file: 'steps/demo-written', load: async () => (await import('../faults/steps/demo-written.ts')).demoTestReplacesTheDao },
  'deploys-the-base-anew': { file: 'rerun/base', load: async () => (await import('../faults/rerun/base.ts')).deploysTheBaseAnew },
  'empties-the-result-where-another-runs': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).emptiesTheResultWhereAnotherRuns },
  'ends-well-where-another-runs': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).endsWellWhereAnotherRuns },
  'fails-at-the-second-entry': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).failsAtTheSecondEntry },
  'fails-at-the-second-reward-entry': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).failsAtTheSecondRewardEntry },
  'fails-with-restart': { file: 'steps/restart', load: async () => (await import('../faults/steps/restart.ts')).failsWithRestart },
  'fails-without-a-command-at-a-price': { file: 'command-line/base-and-dao', load: async () => (await import('../faults/command-line/base-and-dao.ts')).failsWithoutACommandAtAPrice },
  'first-generic-entry-only': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).firstGenericEntryOnly },
  'first-generic-entry-only-by-creator': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).firstGenericEntryOnlyByCreator },
  'first-generic-values-for-all': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).firstGenericValuesForAll },
  'first-reward-entry-only': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).firstRewardEntryOnly },
  'first-reward-values-for-all': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).firstRewardValuesForAll },
  'first-votes-for-each-target': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).firstVotesForEachTarget },
  'forgets-other-networks': { file: 'result-file/other-content', load: async () => (await import('../faults/result-file/other-content.ts')).forgetsOtherNetworks },
  'further-schemes-may-not-call': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).furtherSchemesMayNotCall },
  'given-price-in-thousandths': { file: 'prices/given', load: async () => (await import('../faults/prices/given.ts')).givenPriceInThousandths },
  'gives-another-demo-test': { file: 'library/all', load: async () => (await import('../faults/library/all.ts')).givesAnotherDemoTest },
  'gives-nothing-of-the-demo-test': { file: 'library/all', load: async () => (await import('../faults/library/all.ts')).givesNothingOfTheDemoTest },
  'hands-a-base-contract-to-a-stranger': { file: 'account/no-foreign-owners', load: async () => (await import('../faults/account/no-foreign-owners.ts')).handsABaseContractToAStranger },
  'hands-a-base-contract-to-a-stranger-after-a-dao': { file: 'account/no-foreign-owners', load: async () => (await import('../faults/account/no-foreign-owners.ts')).handsABaseContractToAStrangerAfterADao },
  'invents-the-demo-test': { file: 'steps/all', load: async () => (await import('../faults/steps/all.ts')).inventsTheDemoTest },
  'keeps-the-base-with-restart': { file: 'steps/restart', load: async () => (await import('../faults/steps/restart.ts')).keepsTheBaseWithRestart },
  'keeps-the-owner-with-custom-schemes': { file: 'ownership/owner-revoked', load: async () => (await import('../faults/ownership/owner-revoked.ts')).keepsTheOwnerWithCustomSchemes },
  'keys-as-numbers': { file: 'options/private-key', load: async () => (await import('../faults/options/private-key.ts')).keysAsNumbers },
  'killed-run-leaves-a-dao': { file: 'result-file/failed-migration', load: async () => (await import('../faults/result-file/failed-migration.ts')).killedRunLeavesADao },
  'knows-no-custom-schemes': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).knowsNoCustomSchemes },
  'knows-no-later-core': { file: 'command-line/core-version', load: async () => (await import('../faults/command-line/core-version.ts')).knowsNoLaterCore },
  'knows-one-token-symbol': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).knowsOneTokenSymbol },
  'knows-the-price-without-the-node': { file: 'prices/suggested', load: async () => (await import('../faults/prices/suggested.ts')).knowsThePriceWithoutTheNode },
  'last-founder-left-out': { file: 'founders/tokens', load: async () => (await import('../faults/founders/tokens.ts')).lastFounderLeftOut },
  'last-generic-entry-only': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).lastGenericEntryOnly },
  'last-generic-entry-twice': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).lastGenericEntryTwice },
  'last-reward-entry-only': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).lastRewardEntryOnly },
  'last-reward-entry-twice': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).lastRewardEntryTwice },
  'leaves-the-creator-its-permission': { file: 'schemes/no-other', load: async () => (await import('../faults/schemes/no-other.ts')).leavesTheCreatorItsPermission },
  'lengthens-periods-by-name': { file: 'voting/generated', load: async () => (await import('../faults/voting/generated.ts')).lengthensPeriodsByName },
  'library-asks-with-force': { file: 'options/force', load: async () => (await import('../faults/options/force.ts')).libraryAsksWithForce },
  'library-writes-elsewhere': { file: 'options/default-output', load: async () => (await import('../faults/options/default-output.ts')).libraryWritesElsewhere },
  'local-by-the-id-of-ganache': { file: 'networks/local', load: async () => (await import('../faults/networks/local.ts')).localByTheIdOfGanache },
  'local-chain-ignores-the-mnemonic': { file: 'local-chain/options', load: async () => (await import('../faults/local-chain/options.ts')).localChainIgnoresTheMnemonic },
  'local-chain-refuses-options': { file: 'local-chain/options', load: async () => (await import('../faults/local-chain/options.ts')).localChainRefusesOptions },
  'local-provider-has-other-contracts': { file: 'local-chain/contracts', load: async () => (await import('../faults/local-chain/contracts.ts')).localProviderHasOtherContracts },
  'local-provider-ignores-its-options': { file: 'local-chain/options', load: async () => (await import('../faults/local-chain/options.ts')).localProviderIgnoresItsOptions },
  'local-provider-is-silent': { file: 'local-chain/provider', load: async () => (await import('../faults/local-chain/provider.ts')).localProviderIsSilent },
  'local-provider-never-begins': { file: 'local-chain/provider', load: async () => (await import('../faults/local-chain/provider.ts')).localProviderNeverBegins },
  'local-server-listens-elsewhere': { file: 'local-chain/options', load: async () => (await import('../faults/local-chain/options.ts')).localServerListensElsewhere },
  'loses-a-contract-on-resume': { file: 'resume/finishes', load: async () => (await import('../faults/resume/finishes.ts')).losesAContractOnResume },
  'machine-of-the-previous-entry': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).machineOfThePreviousEntry },
  'mints-twice-after-a-lost-answer': { file: 'resume/lost-answers', load: async () => (await import('../faults/resume/lost-answers.ts')).mintsTwiceAfterALostAnswer },
  'mints-twice-on-resume': { file: 'resume/founders-once', load: async () => (await import('../faults/resume/founders-once.ts')).mintsTwiceOnResume },
  'mnemonic-before-key': { file: 'options/mnemonic', load: async () => (await import('../faults/options/mnemonic.ts')).mnemonicBeforeKey },
  'name-only-in-the-entry': { file: 'custom-schemes/form', load: async () => (await import('../faults/custom-schemes/form.ts')).nameOnlyInTheEntry },
  'names-the-reputation-of-an-interrupted-run': { file: 'options/restart', load: async () => (await import('../faults/options/restart.ts')).namesTheReputationOfAnInterruptedRun },
  'namesake-returns-the-first-dao': { file: 'steps/namesake', load: async () => (await import('../faults/steps/namesake.ts')).namesakeReturnsTheFirstDao },
  'never-resumes': { file: 'resume/finishes', load: async () => (await import('../faults/resume/finishes.ts')).neverResumes },
  'never-resumes-a-forged-dao': { file: 'resume/contracts-once', load: async () => (await import('../faults/resume/contracts-once.ts')).neverResumesAForgedDao },
  'no-lock': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).noLock },
  'no-lock-for-all-at-once': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).noLockForAllAtOnce },
  'no-lock-for-the-base': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).noLockForTheBase },
  'no-name-of-the-demo-test': { file: 'result/test-name', load: async () => (await import('../faults/result/test-name.ts')).noNameOfTheDemoTest },
  'no-proposal-of-the-demo-test': { file: 'result/proposal-form', load: async () => (await import('../faults/result/proposal-form.ts')).noProposalOfTheDemoTest },
  'no-reputation-of-the-demo-test': { file: 'result/test-dao', load: async () => (await import('../faults/result/test-dao.ts')).noReputationOfTheDemoTest },
  'one-reward-though-declared-each': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).oneRewardThoughDeclaredEach },
  'one-scheme-by-creator': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).oneSchemeByCreator },
  'one-scheme-though-declared-each': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).oneSchemeThoughDeclaredEach },
  'other-account-by-the-library': { file: 'options/mnemonic', load: async () => (await import('../faults/options/mnemonic.ts')).otherAccountByTheLibrary },
  'other-account-for-the-dao': { file: 'command-line/mnemonic', load: async () => (await import('../faults/command-line/mnemonic.ts')).otherAccountForTheDao },
  'other-name-of-the-demo-test': { file: 'result/test-name', load: async () => (await import('../faults/result/test-name.ts')).otherNameOfTheDemoTest },
  'package-of-a-plain-version': { file: 'command-line/version-form', load: async () => (await import('../faults/command-line/version-form.ts')).packageOfAPlainVersion },
  'params-file-without-networks-only': { file: 'command-line/params-levels', load: async () => (await import('../faults/command-line/params-levels.ts')).paramsFileWithoutNetworksOnly },
  'passes-over-refused-calls': { file: 'exit/reverted-transaction', load: async () => (await import('../faults/exit/reverted-transaction.ts')).passesOverRefusedCalls },
  'pays-a-fixed-price-where-blocks-have-a-base-fee': { file: 'prices/suggested', load: async () => (await import('../faults/prices/suggested.ts')).paysAFixedPriceWhereBlocksHaveABaseFee },
  'proposal-in-decimal': { file: 'result/proposal-form', load: async () => (await import('../faults/result/proposal-form.ts')).proposalInDecimal },
  'proposal-that-nobody-made': { file: 'result/proposal', load: async () => (await import('../faults/result/proposal.ts')).proposalThatNobodyMade },
  'refuses-a-base-without-code': { file: 'rerun/without-code', load: async () => (await import('../faults/rerun/without-code.ts')).refusesABaseWithoutCode },
  'refuses-another-account-too-late': { file: 'resume/other-account', load: async () => (await import('../faults/resume/other-account.ts')).refusesAnotherAccountTooLate },
  'refuses-other-founders-alone': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).refusesOtherFoundersAlone },
  'refuses-other-parameters-too-late': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).refusesOtherParametersTooLate },
  'refuses-the-id-of-hardhat': { file: 'networks/local', load: async () => (await import('../faults/networks/local.ts')).refusesTheIdOfHardhat },
  'refuses-what-it-is-declared-to-do-anew': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).refusesWhatItIsDeclaredToDoAnew },
  'refuses-where-it-is-declared-to-wait': { file: 'locks/one-at-a-time', load: async () => (await import('../faults/locks/one-at-a-time.ts')).refusesWhereItIsDeclaredToWait },
  'rejects-the-demo-test': { file: 'library/all', load: async () => (await import('../faults/library/all.ts')).rejectsTheDemoTest },
  'release-ignores-the-private-key': { file: 'release/keys', load: async () => (await import('../faults/release/keys.ts')).releaseIgnoresThePrivateKey },
  'release-reads-another-provider': { file: 'release/providers', load: async () => (await import('../faults/release/providers.ts')).releaseReadsAnotherProvider },
  'release-shares-one-key': { file: 'release/keys', load: async () => (await import('../faults/release/keys.ts')).releaseSharesOneKey },
  'release-stops-after-the-first-network': { file: 'release/providers', load: async () => (await import('../faults/release/providers.ts')).releaseStopsAfterTheFirstNetwork },
  'removes-before-it-writes': { file: 'result-file/atomic', load: async () => (await import('../faults/result-file/atomic.ts')).removesBeforeItWrites },
  'repeats-calls-on-resume': { file: 'resume/contracts-once', load: async () => (await import('../faults/resume/contracts-once.ts')).repeatsCallsOnResume },
  'repeats-forged-dao-on-resume': { file: 'resume/contracts-once', load: async () => (await import('../faults/resume/contracts-once.ts')).repeatsForgedDaoOnResume },
  'repeats-stand-alone-deployment-on-resume': { file: 'resume/contracts-once', load: async () => (await import('../faults/resume/contracts-once.ts')).repeatsStandAloneDeploymentOnResume },
  'restart-empties-the-result': { file: 'result-file/other-content', load: async () => (await import('../faults/result-file/other-content.ts')).restartEmptiesTheResult },
  'restarts-no-demo-test': { file: 'options/restart', load: async () => (await import('../faults/options/restart.ts')).restartsNoDemoTest },
  'restarts-no-unfinished-run-of-several-steps': { file: 'restart/new-dao', load: async () => (await import('../faults/restart/new-dao.ts')).restartsNoUnfinishedRunOfSeveralSteps },
  'restarts-not-all-at-once': { file: 'options/restart', load: async () => (await import('../faults/options/restart.ts')).restartsNotAllAtOnce },
  'resumes-for-another-account': { file: 'resume/other-account', load: async () => (await import('../faults/resume/other-account.ts')).resumesForAnotherAccount },
  'scheme-at-the-first-contract': { file: 'custom-schemes/form', load: async () => (await import('../faults/custom-schemes/form.ts')).schemeAtTheFirstContract },
  'second-generic-entry-lost': { file: 'schemes/generic-entries', load: async () => (await import('../faults/schemes/generic-entries.ts')).secondGenericEntryLost },
  'second-reward-entry-lost': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).secondRewardEntryLost },
  'second-reward-votes-by-the-second-item': { file: 'schemes/reward-entries', load: async () => (await import('../faults/schemes/reward-entries.ts')).secondRewardVotesByTheSecondItem },
  'sends-again-what-was-not-answered': { file: 'resume/finishes', load: async () => (await import('../faults/resume/finishes.ts')).sendsAgainWhatWasNotAnswered },
  'sends-nothing': { file: 'command-line/provider', load: async () => (await import('../faults/command-line/provider.ts')).sendsNothing },
  'skips-founders-of-a-former-dao': { file: 'rerun/changed-parameters', load: async () => (await import('../faults/rerun/changed-parameters.ts')).skipsFoundersOfAFormerDao },
  'swaps-two-voting-periods': { file: 'voting/numbers', load: async () => (await import('../faults/voting/numbers.ts')).swapsTwoVotingPeriods },
  'takes-another-chain-for-the-same': { file: 'resume/another-chain', load: async () => (await import('../faults/resume/another-chain.ts')).takesAnotherChainForTheSame },
  'takes-the-first-account-alone': { file: 'command-line/private-key', load: async () => (await import('../faults/command-line/private-key.ts')).takesTheFirstAccountAlone },
  'token-for-reputation-of-the-demo-test': { file: 'result/test-dao', load: async () => (await import('../faults/result/test-dao.ts')).tokenForReputationOfTheDemoTest },
  'tracks-another-controller': { file: 'parameters/tracking', load: async () => (await import('../faults/parameters/tracking.ts')).tracksAnotherController },
  'twelve-words-alone': { file: 'command-line/mnemonic', load: async () => (await import('../faults/command-line/mnemonic.ts')).twelveWordsAlone },
  'uses-what-another-account-sent': { file: 'resume/other-account', load: async () => (await import('../faults/resume/other-account.ts')).usesWhatAnotherAccountSent },
  'writes-all-elsewhere': { file: 'command-line/default-output', load: async () => (await import('../faults/command-line/default-output.ts')).writesAllElsewhere },
  'writes-in-halves': { file: 'result-file/atomic', load: async () => (await import('../faults/result-file/atomic.ts')).writesInHalves },
  'writes-no-demo-test': { file: 'steps/all', load: async () => (await import('../faults/steps/all.ts')).writesNoDemoTest },
  'writes-no-result-on-resume': { file: 'resume/finishes', load: async () => (await import('../faults/resume/finishes.ts')).writesNoResultOnResume },
  'writes-what-is-not-there-yet': { file: 'result-file/mined-contracts', load: async () => (await import('../faults/result-file/mined-contracts.ts')).writesWhatIsNotThereYet },
} as const;

/** A name of `touchstone variants list migration`. */
export type VariantName =
  | 'a-key-of-base-that-changes'
  | 'account-as-ledger'
  | 'addresses-in-lower-case'
  | 'allowances-for-contracts'
  | 'another-dao-each-time'
  | 'another-language'
  | 'asks-twice'
  | 'base-by-a-factory'
  | 'base-by-a-known-factory'
  | 'base-contracts-with-other-owners'
  | 'base-first'
  | 'base-last-first'
  | 'begins-anew-for-another-account'
  | 'begins-anew-with-other-parameters'
  | 'changed-params-refused'
  | 'continues-without-a-terminal'
  | 'contracts-of-a-dao-in-base'
  | 'creator-tracks'
  | 'custom-schemes-as-array'
  | 'entries-from-behind'
  | 'force-deploys-anew'
  | 'founders-by-a-contract'
  | 'founders-by-the-controller'
  | 'founders-one-by-one'
  | 'gas-limits-fixed'
  | 'generic-scheme-of-another-name'
  | 'given-price-as-ceiling'
  | 'lacks-founders'
  | 'lacks-sections'
  | 'least-permissions'
  | 'legacy-prices'
  | 'looks-for-builds-first'
  | 'lookup-from-the-package'
  | 'lookup-gives-nothing'
  | 'more-members'
  | 'more-names-in-base'
  | 'nested-chain-options'
  | 'network-by-genesis'
  | 'networks-merged-by-member'
  | 'notes-to-named-accounts'
  | 'one-scheme-for-all-entries'
  | 'owner-revoked-by-default'
  | 'owner-unregisters-itself'
  | 'params-file-by-network'
  | 'params-file-flat'
  | 'price-of-an-oracle'
  | 'prices-of-both-kinds'
  | 'progress-in-colours'
  | 'proposal-without-a-prefix'
  | 'refuses-sections-that-are-not-selected'
  | 'refuses-several-entries'
  | 'refuses-several-rewards'
  | 'releases-in-another-order'
  | 'releases-one-network'
  | 'restart-keeps-the-base'
  | 'result-by-version'
  | 'result-flat'
  | 'result-in-another-order'
  | 'result-in-one-line'
  | 'result-with-crlf'
  | 'result-written-early-and-backed-up'
  | 'returned-by-version'
  | 'schemes-of-the-dao-alone'
  | 'schemes-of-their-own'
  | 'schemes-registered-last-first'
  | 'second-of-a-name-refused'
  | 'second-run-waits'
  | 'short-masks-refused'
  | 'smallest-units'
  | 'stale-record-refused'
  | 'state-at-home'
  | 'state-in-a-hidden-folder'
  | 'tokens-before-reputation'
  | 'unused-permissions-refused'
  | 'unusual-names-refused'
  | 'unusual-periods-refused'
  | 'warnings-on-standard-error';

/** The variants by name: the file of each, and how it is loaded. */
export const variants = {
  'a-key-of-base-that-changes': { file: 'restart/base-reused', load: async () => (await import('../variants/restart/base-reused.ts')).aKeyOfBaseThatChanges },
  'account-as-ledger': { file: 'command-line/mnemonic', load: async () => (await import('../variants/command-line/mnemonic.ts')).accountAsLedger },
  'addresses-in-lower-case': { file: 'result/addresses', load: async () => (await import('../variants/result/addresses.ts')).addressesInLowerCase },
  'allowances-for-contracts': { file: 'account/no-allowances', load: async () => (await import('../variants/account/no-allowances.ts')).allowancesForContracts },
  'another-dao-each-time': { file: 'steps/repeated-dao', load: async () => (await import('../variants/steps/repeated-dao.ts')).anotherDaoEachTime },
  'another-language': { file: 'validation/named-parameter', load: async () => (await import('../variants/validation/named-parameter.ts')).anotherLanguage },
  'asks-twice': { file: 'confirmation/asked', load: async () => (await import('../variants/confirmation/asked.ts')).asksTwice },
  'base-by-a-factory': { file: 'steps/contracts', load: async () => (await import('../variants/steps/contracts.ts')).baseByAFactory },
  'base-by-a-known-factory': { file: 'rerun/with-other-code', load: async () => (await import('../variants/rerun/with-other-code.ts')).baseByAKnownFactory },
  'base-contracts-with-other-owners': { file: 'account/no-foreign-owners', load: async () => (await import('../variants/account/no-foreign-owners.ts')).baseContractsWithOtherOwners },
  'base-first': { file: 'steps/dao-without-base', load: async () => (await import('../variants/steps/dao-without-base.ts')).baseFirst },
  'base-last-first': { file: 'steps/contracts', load: async () => (await import('../variants/steps/contracts.ts')).baseLastFirst },
  'begins-anew-for-another-account': { file: 'resume/other-account', load: async () => (await import('../variants/resume/other-account.ts')).beginsAnewForAnotherAccount },
  'begins-anew-with-other-parameters': { file: 'resume/other-params', load: async () => (await import('../variants/resume/other-params.ts')).beginsAnewWithOtherParameters },
  'changed-params-refused': { file: 'rerun/changed-parameters', load: async () => (await import('../variants/rerun/changed-parameters.ts')).changedParamsRefused },
  'continues-without-a-terminal': { file: 'termination/no-terminal', load: async () => (await import('../variants/termination/no-terminal.ts')).continuesWithoutATerminal },
  'contracts-of-a-dao-in-base': { file: 'restart/base-reused', load: async () => (await import('../variants/restart/base-reused.ts')).contractsOfADaoInBase },
  'creator-tracks': { file: 'parameters/creator-tracking', load: async () => (await import('../variants/parameters/creator-tracking.ts')).creatorTracks },
  'custom-schemes-as-array': { file: 'custom-schemes/form', load: async () => (await import('../variants/custom-schemes/form.ts')).customSchemesAsArray },
  'entries-from-behind': { file: 'schemes/generic-entries', load: async () => (await import('../variants/schemes/generic-entries.ts')).entriesFromBehind },
  'force-deploys-anew': { file: 'options/force-rerun', load: async () => (await import('../variants/options/force-rerun.ts')).forceDeploysAnew },
  'founders-by-a-contract': { file: 'founders/tokens', load: async () => (await import('../variants/founders/tokens.ts')).foundersByAContract },
  'founders-by-the-controller': { file: 'founders/tokens', load: async () => (await import('../variants/founders/tokens.ts')).foundersByTheController },
  'founders-one-by-one': { file: 'founders/many', load: async () => (await import('../variants/founders/many.ts')).foundersOneByOne },
  'gas-limits-fixed': { file: 'validation/insufficient-funds', load: async () => (await import('../variants/validation/insufficient-funds.ts')).gasLimitsFixed },
  'generic-scheme-of-another-name': { file: 'schemes/generic-scheme', load: async () => (await import('../variants/schemes/generic-scheme.ts')).genericSchemeOfAnotherName },
  'given-price-as-ceiling': { file: 'prices/given', load: async () => (await import('../variants/prices/given.ts')).givenPriceAsCeiling },
  'lacks-founders': { file: 'founders/tokens', load: async () => (await import('../variants/founders/tokens.ts')).lacksFounders },
  'lacks-sections': { file: 'schemes/generic-scheme', load: async () => (await import('../variants/schemes/generic-scheme.ts')).lacksSections },
  'least-permissions': { file: 'schemes/permissions', load: async () => (await import('../variants/schemes/permissions.ts')).leastPermissions },
  'legacy-prices': { file: 'prices/suggested', load: async () => (await import('../variants/prices/suggested.ts')).legacyPrices },
  'looks-for-builds-first': { file: 'validation/named-parameter', load: async () => (await import('../variants/validation/named-parameter.ts')).looksForBuildsFirst },
  'lookup-from-the-package': { file: 'library/lookup-source', load: async () => (await import('../variants/library/lookup-source.ts')).lookupFromThePackage },
  'lookup-gives-nothing': { file: 'library/public-networks', load: async () => (await import('../variants/library/public-networks.ts')).lookupGivesNothing },
  'more-members': { file: 'result/object', load: async () => (await import('../variants/result/object.ts')).moreMembers },
  'more-names-in-base': { file: 'result/addresses', load: async () => (await import('../variants/result/addresses.ts')).moreNamesInBase },
  'nested-chain-options': { file: 'local-chain/options', load: async () => (await import('../variants/local-chain/options.ts')).nestedChainOptions },
  'network-by-genesis': { file: 'networks/public-networks', load: async () => (await import('../variants/networks/public-networks.ts')).networkByGenesis },
  'networks-merged-by-member': { file: 'options/private-parameters', load: async () => (await import('../variants/options/private-parameters.ts')).networksMergedByMember },
  'notes-to-named-accounts': { file: 'account/no-strangers', load: async () => (await import('../variants/account/no-strangers.ts')).notesToNamedAccounts },
  'one-scheme-for-all-entries': { file: 'schemes/generic-entries', load: async () => (await import('../variants/schemes/generic-entries.ts')).oneSchemeForAllEntries },
  'owner-revoked-by-default': { file: 'ownership/by-default', load: async () => (await import('../variants/ownership/by-default.ts')).ownerRevokedByDefault },
  'owner-unregisters-itself': { file: 'ownership/owner-revoked', load: async () => (await import('../variants/ownership/owner-revoked.ts')).ownerUnregistersItself },
  'params-file-by-network': { file: 'command-line/params-levels', load: async () => (await import('../variants/command-line/params-levels.ts')).paramsFileByNetwork },
  'params-file-flat': { file: 'command-line/params-levels', load: async () => (await import('../variants/command-line/params-levels.ts')).paramsFileFlat },
  'price-of-an-oracle': { file: 'prices/suggested', load: async () => (await import('../variants/prices/suggested.ts')).priceOfAnOracle },
  'prices-of-both-kinds': { file: 'prices/suggested', load: async () => (await import('../variants/prices/suggested.ts')).pricesOfBothKinds },
  'progress-in-colours': { file: 'command-line/progress-output', load: async () => (await import('../variants/command-line/progress-output.ts')).progressInColours },
  'proposal-without-a-prefix': { file: 'result/proposal-form', load: async () => (await import('../variants/result/proposal-form.ts')).proposalWithoutAPrefix },
  'refuses-sections-that-are-not-selected': { file: 'schemes/contribution-reward', load: async () => (await import('../variants/schemes/contribution-reward.ts')).refusesSectionsThatAreNotSelected },
  'refuses-several-entries': { file: 'schemes/generic-entries', load: async () => (await import('../variants/schemes/generic-entries.ts')).refusesSeveralEntries },
  'refuses-several-rewards': { file: 'schemes/generic-entries', load: async () => (await import('../variants/schemes/generic-entries.ts')).refusesSeveralRewards },
  'releases-in-another-order': { file: 'release/providers', load: async () => (await import('../variants/release/providers.ts')).releasesInAnotherOrder },
  'releases-one-network': { file: 'release/providers', load: async () => (await import('../variants/release/providers.ts')).releasesOneNetwork },
  'restart-keeps-the-base': { file: 'steps/restart', load: async () => (await import('../variants/steps/restart.ts')).restartKeepsTheBase },
  'result-by-version': { file: 'result/nesting', load: async () => (await import('../variants/result/nesting.ts')).resultByVersion },
  'result-flat': { file: 'result/nesting', load: async () => (await import('../variants/result/nesting.ts')).resultFlat },
  'result-in-another-order': { file: 'result/object', load: async () => (await import('../variants/result/object.ts')).resultInAnotherOrder },
  'result-in-one-line': { file: 'result/object', load: async () => (await import('../variants/result/object.ts')).resultInOneLine },
  'result-with-crlf': { file: 'result/object', load: async () => (await import('../variants/result/object.ts')).resultWithCrlf },
  'result-written-early-and-backed-up': { file: 'result-file/atomic', load: async () => (await import('../variants/result-file/atomic.ts')).resultWrittenEarlyAndBackedUp },
  'returned-by-version': { file: 'library/returned-nesting', load: async () => (await import('../variants/library/returned-nesting.ts')).returnedByVersion },
  'schemes-of-the-dao-alone': { file: 'restart/base-reused', load: async () => (await import('../variants/restart/base-reused.ts')).schemesOfTheDaoAlone },
  'schemes-of-their-own': { file: 'schemes/generic-entries', load: async () => (await import('../variants/schemes/generic-entries.ts')).schemesOfTheirOwn },
  'schemes-registered-last-first': { file: 'ownership/revoked-last', load: async () => (await import('../variants/ownership/revoked-last.ts')).schemesRegisteredLastFirst },
  'second-of-a-name-refused': { file: 'steps/namesake', load: async () => (await import('../variants/steps/namesake.ts')).secondOfANameRefused },
  'second-run-waits': { file: 'locks/one-at-a-time', load: async () => (await import('../variants/locks/one-at-a-time.ts')).secondRunWaits },
  'short-masks-refused': { file: 'custom-schemes/permissions', load: async () => (await import('../variants/custom-schemes/permissions.ts')).shortMasksRefused },
  'smallest-units': { file: 'founders/units', load: async () => (await import('../variants/founders/units.ts')).smallestUnits },
  'stale-record-refused': { file: 'rerun/without-code', load: async () => (await import('../variants/rerun/without-code.ts')).staleRecordRefused },
  'state-at-home': { file: 'termination/stays-in-its-folders', load: async () => (await import('../variants/termination/stays-in-its-folders.ts')).stateAtHome },
  'state-in-a-hidden-folder': { file: 'termination/stays-in-its-folders', load: async () => (await import('../variants/termination/stays-in-its-folders.ts')).stateInAHiddenFolder },
  'tokens-before-reputation': { file: 'founders/reputation', load: async () => (await import('../variants/founders/reputation.ts')).tokensBeforeReputation },
  'unused-permissions-refused': { file: 'custom-schemes/permissions', load: async () => (await import('../variants/custom-schemes/permissions.ts')).unusedPermissionsRefused },
  'unusual-names-refused': { file: 'parameters/org-name', load: async () => (await import('../variants/parameters/org-name.ts')).unusualNamesRefused },
  'unusual-periods-refused': { file: 'voting/numbers', load: async () => (await import('../variants/voting/numbers.ts')).unusualPeriodsRefused },
  'warnings-on-standard-error': { file: 'exit/success', load: async () => (await import('../variants/exit/success.ts')).warningsOnStandardError },
} as const;
