// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A stand-alone contract that is given its values by `initialize` instead of a constructor.
contract Initialized {
    address public owner;
    string public title;
    uint256 public amount;
    uint256 public initializations;

    function initialize(string calldata title_, uint256 amount_) external {
        require(initializations == 0, "initialized already");
        initializations = 1;
        owner = msg.sender;
        title = title_;
        amount = amount_;
    }

    function transferOwnership(address newOwner) external {
        require(msg.sender == owner, "only the owner");
        owner = newOwner;
    }
}
