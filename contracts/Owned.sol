// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// A stand-alone contract with a constructor: it is configured, called and handed over.
contract Owned {
    address public owner;
    string public title;
    uint256 public amount;
    bytes32 public mark;
    address[] private members;

    /// What `record` was called with, and by whom.
    struct Call {
        address caller;
        address subject;
        uint256 number;
        string note;
    }

    Call[] private calls;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Recorded(address indexed caller, address indexed subject, uint256 number, string note);

    constructor(string memory title_, uint256 amount_, bytes32 mark_, address[] memory members_) {
        owner = msg.sender;
        title = title_;
        amount = amount_;
        mark = mark_;
        members = members_;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function getMembers() external view returns (address[] memory) {
        return members;
    }

    function transferOwnership(address newOwner) external {
        require(msg.sender == owner, "only the owner");
        require(newOwner != address(0), "no new owner");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    /// Anybody may: a factory that made the contract is its owner.
    function record(address subject, uint256 number, string memory note) public {
        calls.push(Call(msg.sender, subject, number, note));
        emit Recorded(msg.sender, subject, number, note);
    }

    /// The same, with the address last.
    function recordNote(string calldata text, uint256 number, address subject) external {
        record(subject, number, text);
    }

    function callsCount() external view returns (uint256) {
        return calls.length;
    }

    function callAt(uint256 index) external view returns (address caller, address subject, uint256 number, string memory note) {
        Call storage one = calls[index];
        return (one.caller, one.subject, one.number, one.note);
    }
}
