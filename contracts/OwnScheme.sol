// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A custom scheme of one organisation: initialized once, with the organisation's avatar first. The interface document
/// calls the function by two names, so it has both, and keeps which was called.
contract OwnScheme {
    address public avatar;
    address public votingMachine;
    bytes32 public voteParams;
    uint256 public limit;
    string public label;
    bytes4 public initializer;

    event Initialized(address indexed avatar, address votingMachine, bytes32 voteParams, uint256 limit, string label);

    function initialize(
        address avatar_,
        address votingMachine_,
        bytes32 voteParams_,
        uint256 limit_,
        string calldata label_
    ) external {
        keep(avatar_, votingMachine_, voteParams_, limit_, label_);
    }

    function initialized(
        address avatar_,
        address votingMachine_,
        bytes32 voteParams_,
        uint256 limit_,
        string calldata label_
    ) external {
        keep(avatar_, votingMachine_, voteParams_, limit_, label_);
    }

    function keep(
        address avatar_,
        address votingMachine_,
        bytes32 voteParams_,
        uint256 limit_,
        string calldata label_
    ) private {
        require(initializer == 0, "initialized already");
        initializer = msg.sig;
        avatar = avatar_;
        votingMachine = votingMachine_;
        voteParams = voteParams_;
        limit = limit_;
        label = label_;
        emit Initialized(avatar_, votingMachine_, voteParams_, limit_, label_);
    }
}
