// Generated from the files of conformance/log/checks by `npm run generate`. Edit those, not this.

import { algorithm as admissionAlgorithm } from '../checks/admission/algorithm.ts';
import { digest as admissionDigest } from '../checks/admission/digest.ts';
import { frozen as admissionFrozen } from '../checks/admission/frozen.ts';
import { key as admissionKey } from '../checks/admission/key.ts';
import { message as admissionMessage } from '../checks/admission/message.ts';
import { refusedNotLogged as admissionRefusedNotLogged } from '../checks/admission/refused-not-logged.ts';
import { signature as admissionSignature } from '../checks/admission/signature.ts';
import { verifier as admissionVerifier } from '../checks/admission/verifier.ts';
import { accepted as algorithmsAccepted } from '../checks/algorithms/accepted.ts';
import { ecdsaForm as algorithmsEcdsaForm } from '../checks/algorithms/ecdsa-form.ts';
import { hash as algorithmsHash } from '../checks/algorithms/hash.ts';
import { keyDetails as algorithmsKeyDetails } from '../checks/algorithms/key-details.ts';
import { rsaPss as algorithmsRsaPss } from '../checks/algorithms/rsa-pss.ts';
import { besideAnotherFormat as bundlesBesideAnotherFormat } from '../checks/bundles/beside-another-format.ts';
import { cacheable as bundlesCacheable } from '../checks/bundles/cacheable.ts';
import { compressed as bundlesCompressed } from '../checks/bundles/compressed.ts';
import { contentType as bundlesContentType } from '../checks/bundles/content-type.ts';
import { served as bundlesServed } from '../checks/bundles/served.ts';
import { wellFormed as bundlesWellFormed } from '../checks/bundles/well-formed.ts';
import { contentType as checkpointContentType } from '../checks/checkpoint/content-type.ts';
import { emptyTree as checkpointEmptyTree } from '../checks/checkpoint/empty-tree.ts';
import { extensionLines as checkpointExtensionLines } from '../checks/checkpoint/extension-lines.ts';
import { lines as checkpointLines } from '../checks/checkpoint/lines.ts';
import { minimumIndex as checkpointMinimumIndex } from '../checks/checkpoint/minimum-index.ts';
import { noExtensions as checkpointNoExtensions } from '../checks/checkpoint/no-extensions.ts';
import { notCached as checkpointNotCached } from '../checks/checkpoint/not-cached.ts';
import { origin as checkpointOrigin } from '../checks/checkpoint/origin.ts';
import { originForm as checkpointOriginForm } from '../checks/checkpoint/origin-form.ts';
import { originLine as checkpointOriginLine } from '../checks/checkpoint/origin-line.ts';
import { originPrefix as checkpointOriginPrefix } from '../checks/checkpoint/origin-prefix.ts';
import { rootLine as checkpointRootLine } from '../checks/checkpoint/root-line.ts';
import { served as checkpointServed } from '../checks/checkpoint/served.ts';
import { signatureType as checkpointSignatureType } from '../checks/checkpoint/signature-type.ts';
import { signatureVerifies as checkpointSignatureVerifies } from '../checks/checkpoint/signature-verifies.ts';
import { signerName as checkpointSignerName } from '../checks/checkpoint/signer-name.ts';
import { sizeLine as checkpointSizeLine } from '../checks/checkpoint/size-line.ts';
import { staysServed as checkpointStaysServed } from '../checks/checkpoint/stays-served.ts';
import { clientDisconnect as concurrencyClientDisconnect } from '../checks/concurrency/client-disconnect.ts';
import { forgedSignatures as concurrencyForgedSignatures } from '../checks/concurrency/forged-signatures.ts';
import { retryAfterDisconnect as concurrencyRetryAfterDisconnect } from '../checks/concurrency/retry-after-disconnect.ts';
import { sameEntry as concurrencySameEntry } from '../checks/concurrency/same-entry.ts';
import { separateAnswers as concurrencySeparateAnswers } from '../checks/concurrency/separate-answers.ts';
import { entityTagForm as conditionalEntityTagForm } from '../checks/conditional/entity-tag-form.ts';
import { noError as conditionalNoError } from '../checks/conditional/no-error.ts';
import { strongEntityTags as conditionalStrongEntityTags } from '../checks/conditional/strong-entity-tags.ts';
import { validatorMatch as conditionalValidatorMatch } from '../checks/conditional/validator-match.ts';
import { validatorMismatch as conditionalValidatorMismatch } from '../checks/conditional/validator-mismatch.ts';
import { form as cosignaturesForm } from '../checks/cosignatures/form.ts';
import { listedLog as cosignaturesListedLog } from '../checks/cosignatures/listed-log.ts';
import { notAhead as cosignaturesNotAhead } from '../checks/cosignatures/not-ahead.ts';
import { quorum as cosignaturesQuorum } from '../checks/cosignatures/quorum.ts';
import { recent as cosignaturesRecent } from '../checks/cosignatures/recent.ts';
import { verifies as cosignaturesVerifies } from '../checks/cosignatures/verifies.ts';
import { form as createErrorsForm } from '../checks/create-errors/form.ts';
import { message as createErrorsMessage } from '../checks/create-errors/message.ts';
import { noRpcMetadata as createErrorsNoRpcMetadata } from '../checks/create-errors/no-rpc-metadata.ts';
import { noServerError as createErrorsNoServerError } from '../checks/create-errors/no-server-error.ts';
import { accepted as createAccepted } from '../checks/create/accepted.ts';
import { body as createBody } from '../checks/create/body.ts';
import { contentType as createContentType } from '../checks/create/content-type.ts';
import { logged as createLogged } from '../checks/create/logged.ts';
import { status as createStatus } from '../checks/create/status.ts';
import { certificates as dataTilesCertificates } from '../checks/data-tiles/certificates.ts';
import { extensions as dataTilesExtensions } from '../checks/data-tiles/extensions.ts';
import { leafIndex as dataTilesLeafIndex } from '../checks/data-tiles/leaf-index.ts';
import { precertificates as dataTilesPrecertificates } from '../checks/data-tiles/precertificates.ts';
import { wellFormed as dataTilesWellFormed } from '../checks/data-tiles/well-formed.ts';
import { answered as duplicatesAnswered } from '../checks/duplicates/answered.ts';
import { jsonSpellings as duplicatesJsonSpellings } from '../checks/duplicates/json-spellings.ts';
import { otherSignature as duplicatesOtherSignature } from '../checks/duplicates/other-signature.ts';
import { otherVerifier as duplicatesOtherVerifier } from '../checks/duplicates/other-verifier.ts';
import { returnedEntry as duplicatesReturnedEntry } from '../checks/duplicates/returned-entry.ts';
import { allow as errorsAllow } from '../checks/errors/allow.ts';
import { clientError as errorsClientError } from '../checks/errors/client-error.ts';
import { contentCoding as errorsContentCoding } from '../checks/errors/content-coding.ts';
import { notCached as errorsNotCached } from '../checks/errors/not-cached.ts';
import { otherMethod as errorsOtherMethod } from '../checks/errors/other-method.ts';
import { status as errorsStatus } from '../checks/errors/status.ts';
import { extensionLine as freezingExtensionLine } from '../checks/freezing/extension-line.ts';
import { treeUnchanged as freezingTreeUnchanged } from '../checks/freezing/tree-unchanged.ts';
import { appendOnly as growthAppendOnly } from '../checks/growth/append-only.ts';
import { consistent as growthConsistent } from '../checks/growth/consistent.ts';
import { noSplitView as growthNoSplitView } from '../checks/growth/no-split-view.ts';
import { nothingWithheld as growthNothingWithheld } from '../checks/growth/nothing-withheld.ts';
import { partialsStay as growthPartialsStay } from '../checks/growth/partials-stay.ts';
import { published as growthPublished } from '../checks/growth/published.ts';
import { staleCheckpoint as growthStaleCheckpoint } from '../checks/growth/stale-checkpoint.ts';
import { tilesBeforeCheckpoint as growthTilesBeforeCheckpoint } from '../checks/growth/tiles-before-checkpoint.ts';
import { length as headLength } from '../checks/head/length.ts';
import { sameAsGet as headSameAsGet } from '../checks/head/same-as-get.ts';
import { contentCoding as httpContentCoding } from '../checks/http/content-coding.ts';
import { crossOrigin as httpCrossOrigin } from '../checks/http/cross-origin.ts';
import { lastModified as httpLastModified } from '../checks/http/last-modified.ts';
import { timestamps as httpTimestamps } from '../checks/http/timestamps.ts';
import { unwantedGzip as httpUnwantedGzip } from '../checks/http/unwanted-gzip.ts';
import { vary as httpVary } from '../checks/http/vary.ts';
import { onlyAccepted as idleOnlyAccepted } from '../checks/idle/only-accepted.ts';
import { republishInterval as idleRepublishInterval } from '../checks/idle/republish-interval.ts';
import { getCheckpoint as interfaceGetCheckpoint } from '../checks/interface/get-checkpoint.ts';
import { getEntryBundle as interfaceGetEntryBundle } from '../checks/interface/get-entry-bundle.ts';
import { getTile as interfaceGetTile } from '../checks/interface/get-tile.ts';
import { cacheable as issuersCacheable } from '../checks/issuers/cacheable.ts';
import { content as issuersContent } from '../checks/issuers/content.ts';
import { contentType as issuersContentType } from '../checks/issuers/content-type.ts';
import { served as issuersServed } from '../checks/issuers/served.ts';
import { appended as largeEntriesAppended } from '../checks/large-entries/appended.ts';
import { body as largeEntriesBody } from '../checks/large-entries/body.ts';
import { logged as largeEntriesLogged } from '../checks/large-entries/logged.ts';
import { entrySize as limitsEntrySize } from '../checks/limits/entry-size.ts';
import { method as limitsMethod } from '../checks/limits/method.ts';
import { requestSize as limitsRequestSize } from '../checks/limits/request-size.ts';
import { encoding as noteEncoding } from '../checks/note/encoding.ts';
import { keyIds as noteKeyIds } from '../checks/note/key-ids.ts';
import { keyNames as noteKeyNames } from '../checks/note/key-names.ts';
import { layout as noteLayout } from '../checks/note/layout.ts';
import { signatureBytes as noteSignatureBytes } from '../checks/note/signature-bytes.ts';
import { signatureLines as noteSignatureLines } from '../checks/note/signature-lines.ts';
import { fullWidth as pathsFullWidth } from '../checks/paths/full-width.ts';
import { impossible as pathsImpossible } from '../checks/paths/impossible.ts';
import { otherSpellings as pathsOtherSpellings } from '../checks/paths/other-spellings.ts';
import { partialWidth as pathsPartialWidth } from '../checks/paths/partial-width.ts';
import { checkpoint as proofCheckpoint } from '../checks/proof/checkpoint.ts';
import { claims as proofClaims } from '../checks/proof/claims.ts';
import { published as proofPublished } from '../checks/proof/published.ts';
import { sameTree as proofSameTree } from '../checks/proof/same-tree.ts';
import { verifies as proofVerifies } from '../checks/proof/verifies.ts';
import { bytes as rangeBytes } from '../checks/range/bytes.ts';
import { kind as refusedChainsKind } from '../checks/refused-chains/kind.ts';
import { malformed as refusedChainsMalformed } from '../checks/refused-chains/malformed.ts';
import { message as refusedChainsMessage } from '../checks/refused-chains/message.ts';
import { notLogged as refusedChainsNotLogged } from '../checks/refused-chains/not-logged.ts';
import { unverified as refusedChainsUnverified } from '../checks/refused-chains/unverified.ts';
import { json as responseJson } from '../checks/response/json.ts';
import { kind as responseKind } from '../checks/response/kind.ts';
import { logId as responseLogId } from '../checks/response/log-id.ts';
import { noTimeOrPromise as responseNoTimeOrPromise } from '../checks/response/no-time-or-promise.ts';
import { acknowledged as restartAcknowledged } from '../checks/restart/acknowledged.ts';
import { partialsStay as restartPartialsStay } from '../checks/restart/partials-stay.ts';
import { proof as restartProof } from '../checks/restart/proof.ts';
import { repeats as restartRepeats } from '../checks/restart/repeats.ts';
import { headerFields as revalidationHeaderFields } from '../checks/revalidation/header-fields.ts';
import { ifNoneMatchForms as revalidationIfNoneMatchForms } from '../checks/revalidation/if-none-match-forms.ts';
import { noContentMetadata as revalidationNoContentMetadata } from '../checks/revalidation/no-content-metadata.ts';
import { served as rootsServed } from '../checks/roots/served.ts';
import { bundles as rpcBundles } from '../checks/rpc/bundles.ts';
import { checkpoint as rpcCheckpoint } from '../checks/rpc/checkpoint.ts';
import { consistent as rpcConsistent } from '../checks/rpc/consistent.ts';
import { createEntry as rpcCreateEntry } from '../checks/rpc/create-entry.ts';
import { createdAsOverHttp as rpcCreatedAsOverHttp } from '../checks/rpc/created-as-over-http.ts';
import { impossible as rpcImpossible } from '../checks/rpc/impossible.ts';
import { served as rpcServed } from '../checks/rpc/served.ts';
import { statusCodes as rpcStatusCodes } from '../checks/rpc/status-codes.ts';
import { tiles as rpcTiles } from '../checks/rpc/tiles.ts';
import { vendorPackage as rpcVendorPackage } from '../checks/rpc/vendor-package.ts';
import { extensions as sctsExtensions } from '../checks/scts/extensions.ts';
import { leafIndex as sctsLeafIndex } from '../checks/scts/leaf-index.ts';
import { logId as sctsLogId } from '../checks/scts/log-id.ts';
import { signature as sctsSignature } from '../checks/scts/signature.ts';
import { timestamp as sctsTimestamp } from '../checks/scts/timestamp.ts';
import { acknowledged as sequencesAcknowledged } from '../checks/sequences/acknowledged.ts';
import { repeats as sequencesRepeats } from '../checks/sequences/repeats.ts';
import { accepted as submissionsAccepted } from '../checks/submissions/accepted.ts';
import { answer as submissionsAnswer } from '../checks/submissions/answer.ts';
import { chain as submissionsChain } from '../checks/submissions/chain.ts';
import { entry as submissionsEntry } from '../checks/submissions/entry.ts';
import { issuers as submissionsIssuers } from '../checks/submissions/issuers.ts';
import { merged as submissionsMerged } from '../checks/submissions/merged.ts';
import { otherMembers as submissionsOtherMembers } from '../checks/submissions/other-members.ts';
import { precertificate as submissionsPrecertificate } from '../checks/submissions/precertificate.ts';
import { repeated as submissionsRepeated } from '../checks/submissions/repeated.ts';
import { cacheable as tilesCacheable } from '../checks/tiles/cacheable.ts';
import { contentType as tilesContentType } from '../checks/tiles/content-type.ts';
import { inclusion as tilesInclusion } from '../checks/tiles/inclusion.ts';
import { length as tilesLength } from '../checks/tiles/length.ts';
import { matchEntries as tilesMatchEntries } from '../checks/tiles/match-entries.ts';
import { matchParents as tilesMatchParents } from '../checks/tiles/match-parents.ts';
import { matchRoot as tilesMatchRoot } from '../checks/tiles/match-root.ts';
import { noEmpty as tilesNoEmpty } from '../checks/tiles/no-empty.ts';
import { served as tilesServed } from '../checks/tiles/served.ts';
import { unchanging as tilesUnchanging } from '../checks/tiles/unchanging.ts';
import { coversEntries as treeHeadsCoversEntries } from '../checks/tree-heads/covers-entries.ts';
import { keyId as treeHeadsKeyId } from '../checks/tree-heads/key-id.ts';
import { keyName as treeHeadsKeyName } from '../checks/tree-heads/key-name.ts';
import { later as treeHeadsLater } from '../checks/tree-heads/later.ts';
import { noExtensionLines as treeHeadsNoExtensionLines } from '../checks/tree-heads/no-extension-lines.ts';
import { notAhead as treeHeadsNotAhead } from '../checks/tree-heads/not-ahead.ts';
import { origin as treeHeadsOrigin } from '../checks/tree-heads/origin.ts';
import { signatureForm as treeHeadsSignatureForm } from '../checks/tree-heads/signature-form.ts';

/** Every check, by topic and name. */
export const checks = {
  'admission/algorithm': admissionAlgorithm,
  'admission/digest': admissionDigest,
  'admission/frozen': admissionFrozen,
  'admission/key': admissionKey,
  'admission/message': admissionMessage,
  'admission/refused-not-logged': admissionRefusedNotLogged,
  'admission/signature': admissionSignature,
  'admission/verifier': admissionVerifier,
  'algorithms/accepted': algorithmsAccepted,
  'algorithms/ecdsa-form': algorithmsEcdsaForm,
  'algorithms/hash': algorithmsHash,
  'algorithms/key-details': algorithmsKeyDetails,
  'algorithms/rsa-pss': algorithmsRsaPss,
  'bundles/beside-another-format': bundlesBesideAnotherFormat,
  'bundles/cacheable': bundlesCacheable,
  'bundles/compressed': bundlesCompressed,
  'bundles/content-type': bundlesContentType,
  'bundles/served': bundlesServed,
  'bundles/well-formed': bundlesWellFormed,
  'checkpoint/content-type': checkpointContentType,
  'checkpoint/empty-tree': checkpointEmptyTree,
  'checkpoint/extension-lines': checkpointExtensionLines,
  'checkpoint/lines': checkpointLines,
  'checkpoint/minimum-index': checkpointMinimumIndex,
  'checkpoint/no-extensions': checkpointNoExtensions,
  'checkpoint/not-cached': checkpointNotCached,
  'checkpoint/origin': checkpointOrigin,
  'checkpoint/origin-form': checkpointOriginForm,
  'checkpoint/origin-line': checkpointOriginLine,
  'checkpoint/origin-prefix': checkpointOriginPrefix,
  'checkpoint/root-line': checkpointRootLine,
  'checkpoint/served': checkpointServed,
  'checkpoint/signature-type': checkpointSignatureType,
  'checkpoint/signature-verifies': checkpointSignatureVerifies,
  'checkpoint/signer-name': checkpointSignerName,
  'checkpoint/size-line': checkpointSizeLine,
  'checkpoint/stays-served': checkpointStaysServed,
  'concurrency/client-disconnect': concurrencyClientDisconnect,
  'concurrency/forged-signatures': concurrencyForgedSignatures,
  'concurrency/retry-after-disconnect': concurrencyRetryAfterDisconnect,
  'concurrency/same-entry': concurrencySameEntry,
  'concurrency/separate-answers': concurrencySeparateAnswers,
  'conditional/entity-tag-form': conditionalEntityTagForm,
  'conditional/no-error': conditionalNoError,
  'conditional/strong-entity-tags': conditionalStrongEntityTags,
  'conditional/validator-match': conditionalValidatorMatch,
  'conditional/validator-mismatch': conditionalValidatorMismatch,
  'cosignatures/form': cosignaturesForm,
  'cosignatures/listed-log': cosignaturesListedLog,
  'cosignatures/not-ahead': cosignaturesNotAhead,
  'cosignatures/quorum': cosignaturesQuorum,
  'cosignatures/recent': cosignaturesRecent,
  'cosignatures/verifies': cosignaturesVerifies,
  'create-errors/form': createErrorsForm,
  'create-errors/message': createErrorsMessage,
  'create-errors/no-rpc-metadata': createErrorsNoRpcMetadata,
  'create-errors/no-server-error': createErrorsNoServerError,
  'create/accepted': createAccepted,
  'create/body': createBody,
  'create/content-type': createContentType,
  'create/logged': createLogged,
  'create/status': createStatus,
  'data-tiles/certificates': dataTilesCertificates,
  'data-tiles/extensions': dataTilesExtensions,
  'data-tiles/leaf-index': dataTilesLeafIndex,
  'data-tiles/precertificates': dataTilesPrecertificates,
  'data-tiles/well-formed': dataTilesWellFormed,
  'duplicates/answered': duplicatesAnswered,
  'duplicates/json-spellings': duplicatesJsonSpellings,
  'duplicates/other-signature': duplicatesOtherSignature,
  'duplicates/other-verifier': duplicatesOtherVerifier,
  'duplicates/returned-entry': duplicatesReturnedEntry,
  'errors/allow': errorsAllow,
  'errors/client-error': errorsClientError,
  'errors/content-coding': errorsContentCoding,
  'errors/not-cached': errorsNotCached,
  'errors/other-method': errorsOtherMethod,
  'errors/status': errorsStatus,
  'freezing/extension-line': freezingExtensionLine,
  'freezing/tree-unchanged': freezingTreeUnchanged,
  'growth/append-only': growthAppendOnly,
  'growth/consistent': growthConsistent,
  'growth/no-split-view': growthNoSplitView,
  'growth/nothing-withheld': growthNothingWithheld,
  'growth/partials-stay': growthPartialsStay,
  'growth/published': growthPublished,
  'growth/stale-checkpoint': growthStaleCheckpoint,
  'growth/tiles-before-checkpoint': growthTilesBeforeCheckpoint,
  'head/length': headLength,
  'head/same-as-get': headSameAsGet,
  'http/content-coding': httpContentCoding,
  'http/cross-origin': httpCrossOrigin,
  'http/last-modified': httpLastModified,
  'http/timestamps': httpTimestamps,
  'http/unwanted-gzip': httpUnwantedGzip,
  'http/vary': httpVary,
  'idle/only-accepted': idleOnlyAccepted,
  'idle/republish-interval': idleRepublishInterval,
  'interface/get-checkpoint': interfaceGetCheckpoint,
  'interface/get-entry-bundle': interfaceGetEntryBundle,
  'interface/get-tile': interfaceGetTile,
  'issuers/cacheable': issuersCacheable,
  'issuers/content': issuersContent,
  'issuers/content-type': issuersContentType,
  'issuers/served': issuersServed,
  'large-entries/appended': largeEntriesAppended,
  'large-entries/body': largeEntriesBody,
  'large-entries/logged': largeEntriesLogged,
  'limits/entry-size': limitsEntrySize,
  'limits/method': limitsMethod,
  'limits/request-size': limitsRequestSize,
  'note/encoding': noteEncoding,
  'note/key-ids': noteKeyIds,
  'note/key-names': noteKeyNames,
  'note/layout': noteLayout,
  'note/signature-bytes': noteSignatureBytes,
  'note/signature-lines': noteSignatureLines,
  'paths/full-width': pathsFullWidth,
  'paths/impossible': pathsImpossible,
  'paths/other-spellings': pathsOtherSpellings,
  'paths/partial-width': pathsPartialWidth,
  'proof/checkpoint': proofCheckpoint,
  'proof/claims': proofClaims,
  'proof/published': proofPublished,
  'proof/same-tree': proofSameTree,
  'proof/verifies': proofVerifies,
  'range/bytes': rangeBytes,
  'refused-chains/kind': refusedChainsKind,
  'refused-chains/malformed': refusedChainsMalformed,
  'refused-chains/message': refusedChainsMessage,
  'refused-chains/not-logged': refusedChainsNotLogged,
  'refused-chains/unverified': refusedChainsUnverified,
  'response/json': responseJson,
  'response/kind': responseKind,
  'response/log-id': responseLogId,
  'response/no-time-or-promise': responseNoTimeOrPromise,
  'restart/acknowledged': restartAcknowledged,
  'restart/partials-stay': restartPartialsStay,
  'restart/proof': restartProof,
  'restart/repeats': restartRepeats,
  'revalidation/header-fields': revalidationHeaderFields,
  'revalidation/if-none-match-forms': revalidationIfNoneMatchForms,
  'revalidation/no-content-metadata': revalidationNoContentMetadata,
  'roots/served': rootsServed,
  'rpc/bundles': rpcBundles,
  'rpc/checkpoint': rpcCheckpoint,
  'rpc/consistent': rpcConsistent,
  'rpc/create-entry': rpcCreateEntry,
  'rpc/created-as-over-http': rpcCreatedAsOverHttp,
  'rpc/impossible': rpcImpossible,
  'rpc/served': rpcServed,
  'rpc/status-codes': rpcStatusCodes,
  'rpc/tiles': rpcTiles,
  'rpc/vendor-package': rpcVendorPackage,
  'scts/extensions': sctsExtensions,
  'scts/leaf-index': sctsLeafIndex,
  'scts/log-id': sctsLogId,
  'scts/signature': sctsSignature,
  'scts/timestamp': sctsTimestamp,
  'sequences/acknowledged': sequencesAcknowledged,
  'sequences/repeats': sequencesRepeats,
  'submissions/accepted': submissionsAccepted,
  'submissions/answer': submissionsAnswer,
  'submissions/chain': submissionsChain,
  'submissions/entry': submissionsEntry,
  'submissions/issuers': submissionsIssuers,
  'submissions/merged': submissionsMerged,
  'submissions/other-members': submissionsOtherMembers,
  'submissions/precertificate': submissionsPrecertificate,
  'submissions/repeated': submissionsRepeated,
  'tiles/cacheable': tilesCacheable,
  'tiles/content-type': tilesContentType,
  'tiles/inclusion': tilesInclusion,
  'tiles/length': tilesLength,
  'tiles/match-entries': tilesMatchEntries,
  'tiles/match-parents': tilesMatchParents,
  'tiles/match-root': tilesMatchRoot,
  'tiles/no-empty': tilesNoEmpty,
  'tiles/served': tilesServed,
  'tiles/unchanging': tilesUnchanging,
  'tree-heads/covers-entries': treeHeadsCoversEntries,
  'tree-heads/key-id': treeHeadsKeyId,
  'tree-heads/key-name': treeHeadsKeyName,
  'tree-heads/later': treeHeadsLater,
  'tree-heads/no-extension-lines': treeHeadsNoExtensionLines,
  'tree-heads/not-ahead': treeHeadsNotAhead,
  'tree-heads/origin': treeHeadsOrigin,
  'tree-heads/signature-form': treeHeadsSignatureForm,
};
