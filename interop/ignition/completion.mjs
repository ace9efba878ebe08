/** For `source <(ignition-migrate completion)`. */
const OPTIONS = 'version core-version provider gas-price quiet force restart output params private-key mnemonic help';
export const COMPLETION = `_ignition_migrate() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
    -o|--output|-i|--params) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  COMPREPLY=($(compgen -W "base dao completion ${OPTIONS.replace(/\S+/g, '--$&')}" -- "$word"))
}
complete -o default -F _ignition_migrate ignition-migrate
`;
