// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A stand-alone contract whose file is called like a contract of the core, with a function of the same name.
contract Namesake {
    mapping(bytes32 => uint256) public caps;

    function setParameters(address token, uint256 cap) external returns (bytes32) {
        bytes32 hash = keccak256(abi.encodePacked(token, cap));
        caps[hash] = cap;
        return hash;
    }
}
