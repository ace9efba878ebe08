// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

interface Minted {
    function mint(address to, uint256 amount) external returns (bool);
    function transferOwnership(address owner) external;
}

/// Gives many founders their shares in one transaction. Whoever hands it what is minted gets it back.
contract Minter {
    function mint(Minted minted, address[] calldata to, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < to.length; i++) {
            require(minted.mint(to[i], amounts[i]), "not minted");
        }
        minted.transferOwnership(msg.sender);
    }
}
