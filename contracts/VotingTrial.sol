// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// What AbsoluteVote and QuorumVote have in common.
interface VotingMachine {
    function setParameters(uint256 precReq, address voteOnBehalf) external returns (bytes32);

    function propose(uint256 choices, bytes32 params, address proposer, address organization) external returns (bytes32);

    function vote(bytes32 proposal, uint256 choice, uint256 amount, address voter) external returns (bool);
}

/// An organisation with a reputation of 1000, of which three have some, that lets its own proposal be voted upon.
contract TrialOrganization {
    bool public executed;

    function getTotalReputationSupply(bytes32) external pure returns (uint256) {
        return 1000;
    }

    function reputationOf(address voter, bytes32) external pure returns (uint256) {
        if (voter == address(1)) return 350;
        if (voter == address(2)) return 200;
        return voter == address(3) ? 300 : 0;
    }

    function executeProposal(bytes32, int256) external returns (bool) {
        executed = true;
        return true;
    }

    /// More than half has voted after two votes, with no choice that more than half is for; after the third one has it.
    function run(VotingMachine machine) external returns (bool afterTwo, bool afterThree) {
        bytes32 proposal = machine.propose(2, machine.setParameters(50, address(this)), address(this), address(0));
        machine.vote(proposal, 1, 0, address(1));
        require(!executed, "it was decided by 35 of 100");
        machine.vote(proposal, 2, 0, address(2));
        afterTwo = executed;
        if (!executed) machine.vote(proposal, 1, 0, address(3));
        afterThree = executed;
    }
}

/// For a call that makes no contract: what it would leave as code is when the proposal was executed.
contract VotingTrial {
    constructor(VotingMachine machine) {
        (bool afterTwo, bool afterThree) = new TrialOrganization().run(machine);
        bytes memory found = abi.encode(afterTwo, afterThree);
        assembly {
            return(add(found, 32), mload(found))
        }
    }
}
