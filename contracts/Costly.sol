// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Its deployment takes some 5,000,000 gas, far more than its size suggests.
contract Costly {
    uint256 public constant WRITTEN = 220;
    mapping(uint256 => uint256) public values;

    constructor() {
        for (uint256 i = 0; i < WRITTEN; i++) values[i] = i + 1;
    }
}
