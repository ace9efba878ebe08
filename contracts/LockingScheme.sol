// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A custom scheme with the ten positional parameters of a locking scheme, in the order of the interface document. It
/// takes any, so that it can be seen which came, by either name that the document has for the function.
contract LockingScheme {
    address public avatar;
    uint256 public reputationReward;
    uint256 public startTime;
    uint256 public batchTime;
    uint256 public redeemEnableTime;
    uint256 public maxLockingBatches;
    uint256 public repRewardConstA;
    uint256 public repRewardConstB;
    uint256 public batchesIndexCap;
    address public token;
    bytes32 public agreementHash;
    bytes4 public initializer;

    function initialize(
        address avatar_,
        uint256 reputationReward_,
        uint256 startTime_,
        uint256 batchTime_,
        uint256 redeemEnableTime_,
        uint256 maxLockingBatches_,
        uint256 repRewardConstA_,
        uint256 repRewardConstB_,
        uint256 batchesIndexCap_,
        address token_,
        bytes32 agreementHash_
    ) public {
        require(initializer == 0, "initialized already");
        initializer = msg.sig;
        avatar = avatar_;
        reputationReward = reputationReward_;
        startTime = startTime_;
        batchTime = batchTime_;
        redeemEnableTime = redeemEnableTime_;
        maxLockingBatches = maxLockingBatches_;
        repRewardConstA = repRewardConstA_;
        repRewardConstB = repRewardConstB_;
        batchesIndexCap = batchesIndexCap_;
        token = token_;
        agreementHash = agreementHash_;
    }

    function initialized(
        address avatar_,
        uint256 reputationReward_,
        uint256 startTime_,
        uint256 batchTime_,
        uint256 redeemEnableTime_,
        uint256 maxLockingBatches_,
        uint256 repRewardConstA_,
        uint256 repRewardConstB_,
        uint256 batchesIndexCap_,
        address token_,
        bytes32 agreementHash_
    ) external {
        initialize(
            avatar_,
            reputationReward_,
            startTime_,
            batchTime_,
            redeemEnableTime_,
            maxLockingBatches_,
            repRewardConstA_,
            repRewardConstB_,
            batchesIndexCap_,
            token_,
            agreementHash_
        );
    }
}
