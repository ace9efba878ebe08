// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Pays amounts that were agreed, unless both sides have cancelled the agreement.
contract VestingScheme {
    struct Agreement {
        Token token;
        address payer;
        address beneficiary;
        uint256 amount;
        bool payerCancels;
        bool beneficiaryCancels;
    }

    Agreement[] public agreements;

    function agree(Token token, address beneficiary, uint256 amount) external returns (uint256) {
        agreements.push(Agreement(token, msg.sender, beneficiary, amount, false, false));
        return agreements.length - 1;
    }

    function collect(uint256 id) external {
        Agreement storage agreed = agreements[id];
        require(msg.sender == agreed.beneficiary, "only the beneficiary collects");
        uint256 amount = agreed.amount;
        agreed.amount = 0;
        require(agreed.token.transfer(agreed.beneficiary, amount), "not paid");
    }

    function signToCancelAgreement(uint256 id) external {
        Agreement storage agreed = agreements[id];
        if (msg.sender == agreed.payer) agreed.payerCancels = true;
        if (msg.sender == agreed.beneficiary) agreed.beneficiaryCancels = true;
        if (agreed.payerCancels && agreed.beneficiaryCancels) agreed.amount = 0;
    }
}
