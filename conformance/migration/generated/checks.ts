// Generated from the files of conformance/migration/checks by `npm run generate`. Edit those, not this.

import { noAllowances as accountNoAllowances } from '../checks/account/no-allowances.ts';
import { noForeignOwners as accountNoForeignOwners } from '../checks/account/no-foreign-owners.ts';
import { noStrangers as accountNoStrangers } from '../checks/account/no-strangers.ts';
import { nothingUnnamed as accountNothingUnnamed } from '../checks/account/nothing-unnamed.ts';
import { onlyGas as accountOnlyGas } from '../checks/account/only-gas.ts';
import { providerUrl as accountProviderUrl } from '../checks/account/provider-url.ts';
import { sender as accountSender } from '../checks/account/sender.ts';
import { base as commandLineBase } from '../checks/command-line/base.ts';
import { baseAndDao as commandLineBaseAndDao } from '../checks/command-line/base-and-dao.ts';
import { coreVersion as commandLineCoreVersion } from '../checks/command-line/core-version.ts';
import { dao as commandLineDao } from '../checks/command-line/dao.ts';
import { defaultKey as commandLineDefaultKey } from '../checks/command-line/default-key.ts';
import { defaultOutput as commandLineDefaultOutput } from '../checks/command-line/default-output.ts';
import { defaultParams as commandLineDefaultParams } from '../checks/command-line/default-params.ts';
import { defaultProvider as commandLineDefaultProvider } from '../checks/command-line/default-provider.ts';
import { latestVersion as commandLineLatestVersion } from '../checks/command-line/latest-version.ts';
import { mnemonic as commandLineMnemonic } from '../checks/command-line/mnemonic.ts';
import { noDemo as commandLineNoDemo } from '../checks/command-line/no-demo.ts';
import { output as commandLineOutput } from '../checks/command-line/output.ts';
import { params as commandLineParams } from '../checks/command-line/params.ts';
import { paramsLevels as commandLineParamsLevels } from '../checks/command-line/params-levels.ts';
import { privateKey as commandLinePrivateKey } from '../checks/command-line/private-key.ts';
import { progressOutput as commandLineProgressOutput } from '../checks/command-line/progress-output.ts';
import { provider as commandLineProvider } from '../checks/command-line/provider.ts';
import { quiet as commandLineQuiet } from '../checks/command-line/quiet.ts';
import { usageExampleWorks as commandLineUsageExampleWorks } from '../checks/command-line/usage-example-works.ts';
import { versionForm as commandLineVersionForm } from '../checks/command-line/version-form.ts';
import { bashScript as completionBashScript } from '../checks/completion/bash-script.ts';
import { completions as completionCompletions } from '../checks/completion/completions.ts';
import { asked as confirmationAsked } from '../checks/confirmation/asked.ts';
import { declined as confirmationDeclined } from '../checks/confirmation/declined.ts';
import { force as confirmationForce } from '../checks/confirmation/force.ts';
import { absoluteVote as contractsAbsoluteVote } from '../checks/contracts/absolute-vote.ts';
import { contributionReward as contractsContributionReward } from '../checks/contracts/contribution-reward.ts';
import { controllerCreator as contractsControllerCreator } from '../checks/contracts/controller-creator.ts';
import { daoCreator as contractsDaoCreator } from '../checks/contracts/dao-creator.ts';
import { daoToken as contractsDaoToken } from '../checks/contracts/dao-token.ts';
import { genesisProtocol as contractsGenesisProtocol } from '../checks/contracts/genesis-protocol.ts';
import { globalConstraintRegistrar as contractsGlobalConstraintRegistrar } from '../checks/contracts/global-constraint-registrar.ts';
import { organizationRegister as contractsOrganizationRegister } from '../checks/contracts/organization-register.ts';
import { quorumVote as contractsQuorumVote } from '../checks/contracts/quorum-vote.ts';
import { redeemer as contractsRedeemer } from '../checks/contracts/redeemer.ts';
import { schemeRegistrar as contractsSchemeRegistrar } from '../checks/contracts/scheme-registrar.ts';
import { tokenCapGc as contractsTokenCapGc } from '../checks/contracts/token-cap-gc.ts';
import { uController as contractsUController } from '../checks/contracts/u-controller.ts';
import { upgradeScheme as contractsUpgradeScheme } from '../checks/contracts/upgrade-scheme.ts';
import { vestingScheme as contractsVestingScheme } from '../checks/contracts/vesting-scheme.ts';
import { voteInOrganizationScheme as contractsVoteInOrganizationScheme } from '../checks/contracts/vote-in-organization-scheme.ts';
import { byCreator as customSchemesByCreator } from '../checks/custom-schemes/by-creator.ts';
import { deployed as customSchemesDeployed } from '../checks/custom-schemes/deployed.ts';
import { eachEntry as customSchemesEachEntry } from '../checks/custom-schemes/each-entry.ts';
import { existingAddress as customSchemesExistingAddress } from '../checks/custom-schemes/existing-address.ts';
import { form as customSchemesForm } from '../checks/custom-schemes/form.ts';
import { fromCore as customSchemesFromCore } from '../checks/custom-schemes/from-core.ts';
import { generated as customSchemesGenerated } from '../checks/custom-schemes/generated.ts';
import { genesisProtocol as customSchemesGenesisProtocol } from '../checks/custom-schemes/genesis-protocol.ts';
import { initialized as customSchemesInitialized } from '../checks/custom-schemes/initialized.ts';
import { initializer as customSchemesInitializer } from '../checks/custom-schemes/initializer.ts';
import { literals as customSchemesLiterals } from '../checks/custom-schemes/literals.ts';
import { names as customSchemesNames } from '../checks/custom-schemes/names.ts';
import { permissions as customSchemesPermissions } from '../checks/custom-schemes/permissions.ts';
import { setParameters as customSchemesSetParameters } from '../checks/custom-schemes/set-parameters.ts';
import { standAlone as customSchemesStandAlone } from '../checks/custom-schemes/stand-alone.ts';
import { votingHash as customSchemesVotingHash } from '../checks/custom-schemes/voting-hash.ts';
import { conciseError as exitConciseError } from '../checks/exit/concise-error.ts';
import { declinedStatus as exitDeclinedStatus } from '../checks/exit/declined-status.ts';
import { failure as exitFailure } from '../checks/exit/failure.ts';
import { rejectedPromise as exitRejectedPromise } from '../checks/exit/rejected-promise.ts';
import { revertedTransaction as exitRevertedTransaction } from '../checks/exit/reverted-transaction.ts';
import { standardError as exitStandardError } from '../checks/exit/standard-error.ts';
import { success as exitSuccess } from '../checks/exit/success.ts';
import { unreachableNode as exitUnreachableNode } from '../checks/exit/unreachable-node.ts';
import { generated as foundersGenerated } from '../checks/founders/generated.ts';
import { many as foundersMany } from '../checks/founders/many.ts';
import { reputation as foundersReputation } from '../checks/founders/reputation.ts';
import { supplies as foundersSupplies } from '../checks/founders/supplies.ts';
import { tokens as foundersTokens } from '../checks/founders/tokens.ts';
import { units as foundersUnits } from '../checks/founders/units.ts';
import { allOptions as helpAllOptions } from '../checks/help/all-options.ts';
import { help as helpHelp } from '../checks/help/help.ts';
import { version as helpVersion } from '../checks/help/version.ts';
import { chain as imageChain } from '../checks/image/chain.ts';
import { params as imageParams } from '../checks/image/params.ts';
import { result as imageResult } from '../checks/image/result.ts';
import { tag as imageTag } from '../checks/image/tag.ts';
import { takesArguments as imageTakesArguments } from '../checks/image/takes-arguments.ts';
import { all as libraryAll } from '../checks/library/all.ts';
import { base as libraryBase } from '../checks/library/base.ts';
import { cli as libraryCli } from '../checks/library/cli.ts';
import { dao as libraryDao } from '../checks/library/dao.ts';
import { demoTest as libraryDemoTest } from '../checks/library/demo-test.ts';
import { lookupSource as libraryLookupSource } from '../checks/library/lookup-source.ts';
import { networkResult as libraryNetworkResult } from '../checks/library/network-result.ts';
import { privateNetwork as libraryPrivateNetwork } from '../checks/library/private-network.ts';
import { publicNetworks as libraryPublicNetworks } from '../checks/library/public-networks.ts';
import { returnedNesting as libraryReturnedNesting } from '../checks/library/returned-nesting.ts';
import { constructorArguments as literalArgumentsConstructorArguments } from '../checks/literal-arguments/constructor-arguments.ts';
import { customSchemes as literalArgumentsCustomSchemes } from '../checks/literal-arguments/custom-schemes.ts';
import { functionCalls as literalArgumentsFunctionCalls } from '../checks/literal-arguments/function-calls.ts';
import { contracts as localChainContracts } from '../checks/local-chain/contracts.ts';
import { options as localChainOptions } from '../checks/local-chain/options.ts';
import { provider as localChainProvider } from '../checks/local-chain/provider.ts';
import { server as localChainServer } from '../checks/local-chain/server.ts';
import { agreementHash as lockingSchemeAgreementHash } from '../checks/locking-scheme/agreement-hash.ts';
import { parameters as lockingSchemeParameters } from '../checks/locking-scheme/parameters.ts';
import { times as lockingSchemeTimes } from '../checks/locking-scheme/times.ts';
import { oneAtATime as locksOneAtATime } from '../checks/locks/one-at-a-time.ts';
import { released as locksReleased } from '../checks/locks/released.ts';
import { local as networksLocal } from '../checks/networks/local.ts';
import { publicNetworks as networksPublicNetworks } from '../checks/networks/public-networks.ts';
import { coreVersion as optionsCoreVersion } from '../checks/options/core-version.ts';
import { defaultOutput as optionsDefaultOutput } from '../checks/options/default-output.ts';
import { defaultParameters as optionsDefaultParameters } from '../checks/options/default-parameters.ts';
import { disableConfs as optionsDisableConfs } from '../checks/options/disable-confs.ts';
import { force as optionsForce } from '../checks/options/force.ts';
import { forceRerun as optionsForceRerun } from '../checks/options/force-rerun.ts';
import { gasPrice as optionsGasPrice } from '../checks/options/gas-price.ts';
import { keyBeforeMnemonic as optionsKeyBeforeMnemonic } from '../checks/options/key-before-mnemonic.ts';
import { kovanParameters as optionsKovanParameters } from '../checks/options/kovan-parameters.ts';
import { mnemonic as optionsMnemonic } from '../checks/options/mnemonic.ts';
import { otherNetworks as optionsOtherNetworks } from '../checks/options/other-networks.ts';
import { output as optionsOutput } from '../checks/options/output.ts';
import { privateKey as optionsPrivateKey } from '../checks/options/private-key.ts';
import { privateParameters as optionsPrivateParameters } from '../checks/options/private-parameters.ts';
import { provider as optionsProvider } from '../checks/options/provider.ts';
import { quiet as optionsQuiet } from '../checks/options/quiet.ts';
import { restart as optionsRestart } from '../checks/options/restart.ts';
import { suggestedPrice as optionsSuggestedPrice } from '../checks/options/suggested-price.ts';
import { avatar as ownershipAvatar } from '../checks/ownership/avatar.ts';
import { byDefault as ownershipByDefault } from '../checks/ownership/by-default.ts';
import { generated as ownershipGenerated } from '../checks/ownership/generated.ts';
import { minting as ownershipMinting } from '../checks/ownership/minting.ts';
import { ownerKept as ownershipOwnerKept } from '../checks/ownership/owner-kept.ts';
import { ownerRevoked as ownershipOwnerRevoked } from '../checks/ownership/owner-revoked.ts';
import { revokedLast as ownershipRevokedLast } from '../checks/ownership/revoked-last.ts';
import { controller as parametersController } from '../checks/parameters/controller.ts';
import { controllerDefault as parametersControllerDefault } from '../checks/parameters/controller-default.ts';
import { creator as parametersCreator } from '../checks/parameters/creator.ts';
import { creatorDefault as parametersCreatorDefault } from '../checks/parameters/creator-default.ts';
import { creatorTracking as parametersCreatorTracking } from '../checks/parameters/creator-tracking.ts';
import { documentedKeys as parametersDocumentedKeys } from '../checks/parameters/documented-keys.ts';
import { generated as parametersGenerated } from '../checks/parameters/generated.ts';
import { genericLeftOut as parametersGenericLeftOut } from '../checks/parameters/generic-left-out.ts';
import { genericTargetContract as parametersGenericTargetContract } from '../checks/parameters/generic-target-contract.ts';
import { genericVoteParams as parametersGenericVoteParams } from '../checks/parameters/generic-vote-params.ts';
import { genericVoteParamsDefault as parametersGenericVoteParamsDefault } from '../checks/parameters/generic-vote-params-default.ts';
import { genericVotingMachine as parametersGenericVotingMachine } from '../checks/parameters/generic-voting-machine.ts';
import { genericVotingMachineDefault as parametersGenericVotingMachineDefault } from '../checks/parameters/generic-voting-machine-default.ts';
import { orgName as parametersOrgName } from '../checks/parameters/org-name.ts';
import { rewardLeftOut as parametersRewardLeftOut } from '../checks/parameters/reward-left-out.ts';
import { rewardVoteParams as parametersRewardVoteParams } from '../checks/parameters/reward-vote-params.ts';
import { tokenName as parametersTokenName } from '../checks/parameters/token-name.ts';
import { tokenSymbol as parametersTokenSymbol } from '../checks/parameters/token-symbol.ts';
import { tracking as parametersTracking } from '../checks/parameters/tracking.ts';
import { trackingDefault as parametersTrackingDefault } from '../checks/parameters/tracking-default.ts';
import { given as pricesGiven } from '../checks/prices/given.ts';
import { suggested as pricesSuggested } from '../checks/prices/suggested.ts';
import { keys as releaseKeys } from '../checks/release/keys.ts';
import { providers as releaseProviders } from '../checks/release/providers.ts';
import { base as rerunBase } from '../checks/rerun/base.ts';
import { changedParameters as rerunChangedParameters } from '../checks/rerun/changed-parameters.ts';
import { dao as rerunDao } from '../checks/rerun/dao.ts';
import { withOtherCode as rerunWithOtherCode } from '../checks/rerun/with-other-code.ts';
import { withoutCode as rerunWithoutCode } from '../checks/rerun/without-code.ts';
import { baseReused as restartBaseReused } from '../checks/restart/base-reused.ts';
import { newDao as restartNewDao } from '../checks/restart/new-dao.ts';
import { atomic as resultFileAtomic } from '../checks/result-file/atomic.ts';
import { failedMigration as resultFileFailedMigration } from '../checks/result-file/failed-migration.ts';
import { minedContracts as resultFileMinedContracts } from '../checks/result-file/mined-contracts.ts';
import { otherContent as resultFileOtherContent } from '../checks/result-file/other-content.ts';
import { addresses as resultAddresses } from '../checks/result/addresses.ts';
import { avatar as resultAvatar } from '../checks/result/avatar.ts';
import { daoName as resultDaoName } from '../checks/result/dao-name.ts';
import { nesting as resultNesting } from '../checks/result/nesting.ts';
import { object as resultObject } from '../checks/result/object.ts';
import { proposal as resultProposal } from '../checks/result/proposal.ts';
import { proposalForm as resultProposalForm } from '../checks/result/proposal-form.ts';
import { reputation as resultReputation } from '../checks/result/reputation.ts';
import { testDao as resultTestDao } from '../checks/result/test-dao.ts';
import { testName as resultTestName } from '../checks/result/test-name.ts';
import { token as resultToken } from '../checks/result/token.ts';
import { anotherChain as resumeAnotherChain } from '../checks/resume/another-chain.ts';
import { contractsOnce as resumeContractsOnce } from '../checks/resume/contracts-once.ts';
import { finishes as resumeFinishes } from '../checks/resume/finishes.ts';
import { foundersOnce as resumeFoundersOnce } from '../checks/resume/founders-once.ts';
import { lostAnswers as resumeLostAnswers } from '../checks/resume/lost-answers.ts';
import { nodeFailures as resumeNodeFailures } from '../checks/resume/node-failures.ts';
import { oneDao as resumeOneDao } from '../checks/resume/one-dao.ts';
import { otherAccount as resumeOtherAccount } from '../checks/resume/other-account.ts';
import { otherParams as resumeOtherParams } from '../checks/resume/other-params.ts';
import { transactionCount as resumeTransactionCount } from '../checks/resume/transaction-count.ts';
import { contributionReward as schemesContributionReward } from '../checks/schemes/contribution-reward.ts';
import { generated as schemesGenerated } from '../checks/schemes/generated.ts';
import { genericEntries as schemesGenericEntries } from '../checks/schemes/generic-entries.ts';
import { genericScheme as schemesGenericScheme } from '../checks/schemes/generic-scheme.ts';
import { globalConstraintRegistrar as schemesGlobalConstraintRegistrar } from '../checks/schemes/global-constraint-registrar.ts';
import { neededPermissions as schemesNeededPermissions } from '../checks/schemes/needed-permissions.ts';
import { noOther as schemesNoOther } from '../checks/schemes/no-other.ts';
import { permissions as schemesPermissions } from '../checks/schemes/permissions.ts';
import { rewardEntries as schemesRewardEntries } from '../checks/schemes/reward-entries.ts';
import { schemeRegistrar as schemesSchemeRegistrar } from '../checks/schemes/scheme-registrar.ts';
import { upgradeScheme as schemesUpgradeScheme } from '../checks/schemes/upgrade-scheme.ts';
import { votingParameters as schemesVotingParameters } from '../checks/schemes/voting-parameters.ts';
import { apiKey as secretsApiKey } from '../checks/secrets/api-key.ts';
import { keys as secretsKeys } from '../checks/secrets/keys.ts';
import { notSent as secretsNotSent } from '../checks/secrets/not-sent.ts';
import { avatarAddress as standAloneAvatarAddress } from '../checks/stand-alone/avatar-address.ts';
import { byCreator as standAloneByCreator } from '../checks/stand-alone/by-creator.ts';
import { constructorArguments as standAloneConstructorArguments } from '../checks/stand-alone/constructor-arguments.ts';
import { deployed as standAloneDeployed } from '../checks/stand-alone/deployed.ts';
import { fromCore as standAloneFromCore } from '../checks/stand-alone/from-core.ts';
import { fromFile as standAloneFromFile } from '../checks/stand-alone/from-file.ts';
import { generated as standAloneGenerated } from '../checks/stand-alone/generated.ts';
import { initialized as standAloneInitialized } from '../checks/stand-alone/initialized.ts';
import { references as standAloneReferences } from '../checks/stand-alone/references.ts';
import { runFunctions as standAloneRunFunctions } from '../checks/stand-alone/run-functions.ts';
import { all as stepsAll } from '../checks/steps/all.ts';
import { base as stepsBase } from '../checks/steps/base.ts';
import { baseWithoutParams as stepsBaseWithoutParams } from '../checks/steps/base-without-params.ts';
import { baseWritten as stepsBaseWritten } from '../checks/steps/base-written.ts';
import { contracts as stepsContracts } from '../checks/steps/contracts.ts';
import { dao as stepsDao } from '../checks/steps/dao.ts';
import { daoWithoutBase as stepsDaoWithoutBase } from '../checks/steps/dao-without-base.ts';
import { daoWritten as stepsDaoWritten } from '../checks/steps/dao-written.ts';
import { demo as stepsDemo } from '../checks/steps/demo.ts';
import { demoWritten as stepsDemoWritten } from '../checks/steps/demo-written.ts';
import { namesake as stepsNamesake } from '../checks/steps/namesake.ts';
import { repeatedBase as stepsRepeatedBase } from '../checks/steps/repeated-base.ts';
import { repeatedDao as stepsRepeatedDao } from '../checks/steps/repeated-dao.ts';
import { restart as stepsRestart } from '../checks/steps/restart.ts';
import { closedLocalChain as terminationClosedLocalChain } from '../checks/termination/closed-local-chain.ts';
import { givesUp as terminationGivesUp } from '../checks/termination/gives-up.ts';
import { leavesNothingRunning as terminationLeavesNothingRunning } from '../checks/termination/leaves-nothing-running.ts';
import { noTerminal as terminationNoTerminal } from '../checks/termination/no-terminal.ts';
import { silentNode as terminationSilentNode } from '../checks/termination/silent-node.ts';
import { staysInItsFolders as terminationStaysInItsFolders } from '../checks/termination/stays-in-its-folders.ts';
import { contractData as validationContractData } from '../checks/validation/contract-data.ts';
import { coreVersion as validationCoreVersion } from '../checks/validation/core-version.ts';
import { form as validationForm } from '../checks/validation/form.ts';
import { gasPrice as validationGasPrice } from '../checks/validation/gas-price.ts';
import { index as validationIndex } from '../checks/validation/index.ts';
import { insufficientFunds as validationInsufficientFunds } from '../checks/validation/insufficient-funds.ts';
import { keyAndMnemonic as validationKeyAndMnemonic } from '../checks/validation/key-and-mnemonic.ts';
import { mnemonic as validationMnemonic } from '../checks/validation/mnemonic.ts';
import { namedParameter as validationNamedParameter } from '../checks/validation/named-parameter.ts';
import { output as validationOutput } from '../checks/validation/output.ts';
import { paramsFile as validationParamsFile } from '../checks/validation/params-file.ts';
import { privateKey as validationPrivateKey } from '../checks/validation/private-key.ts';
import { unknownOption as validationUnknownOption } from '../checks/validation/unknown-option.ts';
import { votingLimit as validationVotingLimit } from '../checks/validation/voting-limit.ts';
import { base as versionsBase } from '../checks/versions/base.ts';
import { dao as versionsDao } from '../checks/versions/dao.ts';
import { library as versionsLibrary } from '../checks/versions/library.ts';
import { scheme as versionsScheme } from '../checks/versions/scheme.ts';
import { schemeOfDao as versionsSchemeOfDao } from '../checks/versions/scheme-of-dao.ts';
import { standAlone as versionsStandAlone } from '../checks/versions/stand-alone.ts';
import { standAloneOfDao as versionsStandAloneOfDao } from '../checks/versions/stand-alone-of-dao.ts';
import { generated as votingGenerated } from '../checks/voting/generated.ts';
import { mixed as votingMixed } from '../checks/voting/mixed.ts';
import { numbers as votingNumbers } from '../checks/voting/numbers.ts';
import { onBehalf as votingOnBehalf } from '../checks/voting/on-behalf.ts';
import { preset as votingPreset } from '../checks/voting/preset.ts';
import { units as votingUnits } from '../checks/voting/units.ts';

/** Every check, by topic and name. */
export const checks = {
  'account/no-allowances': accountNoAllowances,
  'account/no-foreign-owners': accountNoForeignOwners,
  'account/no-strangers': accountNoStrangers,
  'account/nothing-unnamed': accountNothingUnnamed,
  'account/only-gas': accountOnlyGas,
  'account/provider-url': accountProviderUrl,
  'account/sender': accountSender,
  'command-line/base': commandLineBase,
  'command-line/base-and-dao': commandLineBaseAndDao,
  'command-line/core-version': commandLineCoreVersion,
  'command-line/dao': commandLineDao,
  'command-line/default-key': commandLineDefaultKey,
  'command-line/default-output': commandLineDefaultOutput,
  'command-line/default-params': commandLineDefaultParams,
  'command-line/default-provider': commandLineDefaultProvider,
  'command-line/latest-version': commandLineLatestVersion,
  'command-line/mnemonic': commandLineMnemonic,
  'command-line/no-demo': commandLineNoDemo,
  'command-line/output': commandLineOutput,
  'command-line/params': commandLineParams,
  'command-line/params-levels': commandLineParamsLevels,
  'command-line/private-key': commandLinePrivateKey,
  'command-line/progress-output': commandLineProgressOutput,
  'command-line/provider': commandLineProvider,
  'command-line/quiet': commandLineQuiet,
  'command-line/usage-example-works': commandLineUsageExampleWorks,
  'command-line/version-form': commandLineVersionForm,
  'completion/bash-script': completionBashScript,
  'completion/completions': completionCompletions,
  'confirmation/asked': confirmationAsked,
  'confirmation/declined': confirmationDeclined,
  'confirmation/force': confirmationForce,
  'contracts/absolute-vote': contractsAbsoluteVote,
  'contracts/contribution-reward': contractsContributionReward,
  'contracts/controller-creator': contractsControllerCreator,
  'contracts/dao-creator': contractsDaoCreator,
  'contracts/dao-token': contractsDaoToken,
  'contracts/genesis-protocol': contractsGenesisProtocol,
  'contracts/global-constraint-registrar': contractsGlobalConstraintRegistrar,
  'contracts/organization-register': contractsOrganizationRegister,
  'contracts/quorum-vote': contractsQuorumVote,
  'contracts/redeemer': contractsRedeemer,
  'contracts/scheme-registrar': contractsSchemeRegistrar,
  'contracts/token-cap-gc': contractsTokenCapGc,
  'contracts/u-controller': contractsUController,
  'contracts/upgrade-scheme': contractsUpgradeScheme,
  'contracts/vesting-scheme': contractsVestingScheme,
  'contracts/vote-in-organization-scheme': contractsVoteInOrganizationScheme,
  'custom-schemes/by-creator': customSchemesByCreator,
  'custom-schemes/deployed': customSchemesDeployed,
  'custom-schemes/each-entry': customSchemesEachEntry,
  'custom-schemes/existing-address': customSchemesExistingAddress,
  'custom-schemes/form': customSchemesForm,
  'custom-schemes/from-core': customSchemesFromCore,
  'custom-schemes/generated': customSchemesGenerated,
  'custom-schemes/genesis-protocol': customSchemesGenesisProtocol,
  'custom-schemes/initialized': customSchemesInitialized,
  'custom-schemes/initializer': customSchemesInitializer,
  'custom-schemes/literals': customSchemesLiterals,
  'custom-schemes/names': customSchemesNames,
  'custom-schemes/permissions': customSchemesPermissions,
  'custom-schemes/set-parameters': customSchemesSetParameters,
  'custom-schemes/stand-alone': customSchemesStandAlone,
  'custom-schemes/voting-hash': customSchemesVotingHash,
  'exit/concise-error': exitConciseError,
  'exit/declined-status': exitDeclinedStatus,
  'exit/failure': exitFailure,
  'exit/rejected-promise': exitRejectedPromise,
  'exit/reverted-transaction': exitRevertedTransaction,
  'exit/standard-error': exitStandardError,
  'exit/success': exitSuccess,
  'exit/unreachable-node': exitUnreachableNode,
  'founders/generated': foundersGenerated,
  'founders/many': foundersMany,
  'founders/reputation': foundersReputation,
  'founders/supplies': foundersSupplies,
  'founders/tokens': foundersTokens,
  'founders/units': foundersUnits,
  'help/all-options': helpAllOptions,
  'help/help': helpHelp,
  'help/version': helpVersion,
  'image/chain': imageChain,
  'image/params': imageParams,
  'image/result': imageResult,
  'image/tag': imageTag,
  'image/takes-arguments': imageTakesArguments,
  'library/all': libraryAll,
  'library/base': libraryBase,
  'library/cli': libraryCli,
  'library/dao': libraryDao,
  'library/demo-test': libraryDemoTest,
  'library/lookup-source': libraryLookupSource,
  'library/network-result': libraryNetworkResult,
  'library/private-network': libraryPrivateNetwork,
  'library/public-networks': libraryPublicNetworks,
  'library/returned-nesting': libraryReturnedNesting,
  'literal-arguments/constructor-arguments': literalArgumentsConstructorArguments,
  'literal-arguments/custom-schemes': literalArgumentsCustomSchemes,
  'literal-arguments/function-calls': literalArgumentsFunctionCalls,
  'local-chain/contracts': localChainContracts,
  'local-chain/options': localChainOptions,
  'local-chain/provider': localChainProvider,
  'local-chain/server': localChainServer,
  'locking-scheme/agreement-hash': lockingSchemeAgreementHash,
  'locking-scheme/parameters': lockingSchemeParameters,
  'locking-scheme/times': lockingSchemeTimes,
  'locks/one-at-a-time': locksOneAtATime,
  'locks/released': locksReleased,
  'networks/local': networksLocal,
  'networks/public-networks': networksPublicNetworks,
  'options/core-version': optionsCoreVersion,
  'options/default-output': optionsDefaultOutput,
  'options/default-parameters': optionsDefaultParameters,
  'options/disable-confs': optionsDisableConfs,
  'options/force': optionsForce,
  'options/force-rerun': optionsForceRerun,
  'options/gas-price': optionsGasPrice,
  'options/key-before-mnemonic': optionsKeyBeforeMnemonic,
  'options/kovan-parameters': optionsKovanParameters,
  'options/mnemonic': optionsMnemonic,
  'options/other-networks': optionsOtherNetworks,
  'options/output': optionsOutput,
  'options/private-key': optionsPrivateKey,
  'options/private-parameters': optionsPrivateParameters,
  'options/provider': optionsProvider,
  'options/quiet': optionsQuiet,
  'options/restart': optionsRestart,
  'options/suggested-price': optionsSuggestedPrice,
  'ownership/avatar': ownershipAvatar,
  'ownership/by-default': ownershipByDefault,
  'ownership/generated': ownershipGenerated,
  'ownership/minting': ownershipMinting,
  'ownership/owner-kept': ownershipOwnerKept,
  'ownership/owner-revoked': ownershipOwnerRevoked,
  'ownership/revoked-last': ownershipRevokedLast,
  'parameters/controller': parametersController,
  'parameters/controller-default': parametersControllerDefault,
  'parameters/creator': parametersCreator,
  'parameters/creator-default': parametersCreatorDefault,
  'parameters/creator-tracking': parametersCreatorTracking,
  'parameters/documented-keys': parametersDocumentedKeys,
  'parameters/generated': parametersGenerated,
  'parameters/generic-left-out': parametersGenericLeftOut,
  'parameters/generic-target-contract': parametersGenericTargetContract,
  'parameters/generic-vote-params': parametersGenericVoteParams,
  'parameters/generic-vote-params-default': parametersGenericVoteParamsDefault,
  'parameters/generic-voting-machine': parametersGenericVotingMachine,
  'parameters/generic-voting-machine-default': parametersGenericVotingMachineDefault,
  'parameters/org-name': parametersOrgName,
  'parameters/reward-left-out': parametersRewardLeftOut,
  'parameters/reward-vote-params': parametersRewardVoteParams,
  'parameters/token-name': parametersTokenName,
  'parameters/token-symbol': parametersTokenSymbol,
  'parameters/tracking': parametersTracking,
  'parameters/tracking-default': parametersTrackingDefault,
  'prices/given': pricesGiven,
  'prices/suggested': pricesSuggested,
  'release/keys': releaseKeys,
  'release/providers': releaseProviders,
  'rerun/base': rerunBase,
  'rerun/changed-parameters': rerunChangedParameters,
  'rerun/dao': rerunDao,
  'rerun/with-other-code': rerunWithOtherCode,
  'rerun/without-code': rerunWithoutCode,
  'restart/base-reused': restartBaseReused,
  'restart/new-dao': restartNewDao,
  'result-file/atomic': resultFileAtomic,
  'result-file/failed-migration': resultFileFailedMigration,
  'result-file/mined-contracts': resultFileMinedContracts,
  'result-file/other-content': resultFileOtherContent,
  'result/addresses': resultAddresses,
  'result/avatar': resultAvatar,
  'result/dao-name': resultDaoName,
  'result/nesting': resultNesting,
  'result/object': resultObject,
  'result/proposal': resultProposal,
  'result/proposal-form': resultProposalForm,
  'result/reputation': resultReputation,
  'result/test-dao': resultTestDao,
  'result/test-name': resultTestName,
  'result/token': resultToken,
  'resume/another-chain': resumeAnotherChain,
  'resume/contracts-once': resumeContractsOnce,
  'resume/finishes': resumeFinishes,
  'resume/founders-once': resumeFoundersOnce,
  'resume/lost-answers': resumeLostAnswers,
  'resume/node-failures': resumeNodeFailures,
  'resume/one-dao': resumeOneDao,
  'resume/other-account': resumeOtherAccount,
  'resume/other-params': resumeOtherParams,
  'resume/transaction-count': resumeTransactionCount,
  'schemes/contribution-reward': schemesContributionReward,
  'schemes/generated': schemesGenerated,
  'schemes/generic-entries': schemesGenericEntries,
  'schemes/generic-scheme': schemesGenericScheme,
  'schemes/global-constraint-registrar': schemesGlobalConstraintRegistrar,
  'schemes/needed-permissions': schemesNeededPermissions,
  'schemes/no-other': schemesNoOther,
  'schemes/permissions': schemesPermissions,
  'schemes/reward-entries': schemesRewardEntries,
  'schemes/scheme-registrar': schemesSchemeRegistrar,
  'schemes/upgrade-scheme': schemesUpgradeScheme,
  'schemes/voting-parameters': schemesVotingParameters,
  'secrets/api-key': secretsApiKey,
  'secrets/keys': secretsKeys,
  'secrets/not-sent': secretsNotSent,
  'stand-alone/avatar-address': standAloneAvatarAddress,
  'stand-alone/by-creator': standAloneByCreator,
  'stand-alone/constructor-arguments': standAloneConstructorArguments,
  'stand-alone/deployed': standAloneDeployed,
  'stand-alone/from-core': standAloneFromCore,
  'stand-alone/from-file': standAloneFromFile,
  'stand-alone/generated': standAloneGenerated,
  'stand-alone/initialized': standAloneInitialized,
  'stand-alone/references': standAloneReferences,
  'stand-alone/run-functions': standAloneRunFunctions,
  'steps/all': stepsAll,
  'steps/base': stepsBase,
  'steps/base-without-params': stepsBaseWithoutParams,
  'steps/base-written': stepsBaseWritten,
  'steps/contracts': stepsContracts,
  'steps/dao': stepsDao,
  'steps/dao-without-base': stepsDaoWithoutBase,
  'steps/dao-written': stepsDaoWritten,
  'steps/demo': stepsDemo,
  'steps/demo-written': stepsDemoWritten,
  'steps/namesake': stepsNamesake,
  'steps/repeated-base': stepsRepeatedBase,
  'steps/repeated-dao': stepsRepeatedDao,
  'steps/restart': stepsRestart,
  'termination/closed-local-chain': terminationClosedLocalChain,
  'termination/gives-up': terminationGivesUp,
  'termination/leaves-nothing-running': terminationLeavesNothingRunning,
  'termination/no-terminal': terminationNoTerminal,
  'termination/silent-node': terminationSilentNode,
  'termination/stays-in-its-folders': terminationStaysInItsFolders,
  'validation/contract-data': validationContractData,
  'validation/core-version': validationCoreVersion,
  'validation/form': validationForm,
  'validation/gas-price': validationGasPrice,
  'validation/index': validationIndex,
  'validation/insufficient-funds': validationInsufficientFunds,
  'validation/key-and-mnemonic': validationKeyAndMnemonic,
  'validation/mnemonic': validationMnemonic,
  'validation/named-parameter': validationNamedParameter,
  'validation/output': validationOutput,
  'validation/params-file': validationParamsFile,
  'validation/private-key': validationPrivateKey,
  'validation/unknown-option': validationUnknownOption,
  'validation/voting-limit': validationVotingLimit,
  'versions/base': versionsBase,
  'versions/dao': versionsDao,
  'versions/library': versionsLibrary,
  'versions/scheme': versionsScheme,
  'versions/scheme-of-dao': versionsSchemeOfDao,
  'versions/stand-alone': versionsStandAlone,
  'versions/stand-alone-of-dao': versionsStandAloneOfDao,
  'voting/generated': votingGenerated,
  'voting/mixed': votingMixed,
  'voting/numbers': votingNumbers,
  'voting/on-behalf': votingOnBehalf,
  'voting/preset': votingPreset,
  'voting/units': votingUnits,
};
