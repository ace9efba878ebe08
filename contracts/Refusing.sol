// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Can never be deployed.
contract Refusing {
    constructor() {
        revert("it refuses to be deployed");
    }
}
