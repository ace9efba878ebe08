// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A stand-alone contract that is given the addresses of others by `initialize`, and is told one afterwards.
contract Linked {
    address public first;
    address public second;
    address public told;

    function initialize(address first_, address second_) external {
        require(first == address(0), "initialized already");
        require(first_ != address(0), "no first");
        first = first_;
        second = second_;
    }

    function tell(address of_) external {
        told = of_;
    }
}
