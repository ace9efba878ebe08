/** A script for bash completion of the command line: sourced, or put into a folder that bash-completion reads. */
export const COMPLETION = `# bash completion of touchstone-migrate: source <(touchstone-migrate completion)
_touchstone_migrate() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    -o | --output | -i | --params | --private-key-file | --mnemonic-file)
      COMPREPLY=($(compgen -f -- "$word"))
      return
      ;;
    -a | --core-version | -p | --provider | -g | --gas-price | -s | --private-key | -m | --mnemonic)
      COMPREPLY=()
      return
      ;;
  esac
  local options='--version --core-version -a --provider -p --gas-price -g --quiet -q --force -f --restart -t
    --output -o --params -i --private-key -s --mnemonic -m --private-key-file --mnemonic-file --dry-run --simulate
    --no-simulate --help'
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  else
    COMPREPLY=($(compgen -W 'base dao completion' -- "$word"))
  fi
}
complete -F _touchstone_migrate touchstone-migrate
`;
