// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A stand-alone contract that holds the addresses of others: what parameters refer to by an index.
contract Holder {
    address public first;
    address public second;
    address public told;

    constructor(address first_, address second_) {
        require(first_ != address(0), "no first");
        first = first_;
        second = second_;
    }

    function tell(address of_) external {
        told = of_;
    }
}
