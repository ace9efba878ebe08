// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A universal custom scheme: organisations share it, and register it with the hash of their parameters.
contract SharedScheme {
    struct Parameters {
        bytes32 voteParams;
        address votingMachine;
        uint256 fee;
    }

    mapping(bytes32 => Parameters) public parameters;

    event ParametersSet(bytes32 indexed hash, address indexed by);

    function setParameters(bytes32 voteParams, address votingMachine, uint256 fee) external returns (bytes32) {
        bytes32 hash = getParametersHash(voteParams, votingMachine, fee);
        parameters[hash] = Parameters(voteParams, votingMachine, fee);
        emit ParametersSet(hash, msg.sender);
        return hash;
    }

    function getParametersHash(bytes32 voteParams, address votingMachine, uint256 fee) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(voteParams, votingMachine, fee));
    }
}
