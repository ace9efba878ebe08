// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Creates contracts whose addresses follow from their code (EIP-1014): whoever deploys by it meets what is there already.
contract Factory {
    event Created(address made);

    function create(bytes32 salt, bytes memory code) external {
        address made;
        assembly {
            made := create2(0, add(code, 0x20), mload(code), salt)
        }
        require(made != address(0), "not created");
        emit Created(made);
    }
}
