// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A custom scheme of one organisation: initialized once, with the organisation's avatar first.
contract OwnScheme {
    address public avatar;
    address public votingMachine;
    bytes32 public voteParams;
    uint256 public limit;
    string public label;

    event Initialized(address indexed avatar, address votingMachine, bytes32 voteParams, uint256 limit, string label);

    function initialize(
        address avatar_,
        address votingMachine_,
        bytes32 voteParams_,
        uint256 limit_,
        string calldata label_
    ) external {
        require(avatar == address(0), "initialized already");
        require(avatar_ != address(0), "no avatar");
        avatar = avatar_;
        votingMachine = votingMachine_;
        voteParams = voteParams_;
        limit = limit_;
        label = label_;
        emit Initialized(avatar_, votingMachine_, voteParams_, limit_, label_);
    }
}
