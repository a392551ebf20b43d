/**
 * What holds what customers gave us, or lets them in: by stack and logical id, with the properties that CloudFormation cannot
 * change in place. A resource that is not here any more is left behind by the next deployment, and one whose fixed
 * properties differ is made anew, empty. The tests refuse both until this list says the same: change it only together
 * with a plan for what is in the old one (docs/operations.md, "Replacing what lasts").
 */
export const LASTING: Readonly<Record<string, object>> = {
  'data Table710B521B': {
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  },
  'data BackupVaultADF21B19': {
    // A name of this making of the stack's own.
    BackupVaultName: {
      'Fn::Join': ['', ['comptoir-', { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] }]],
    },
  },
  'data SigningSecretCF7EC744': {},
  'data OriginSecret5DDC59F1': {},
  'identity UserPool6BA7E5F2': {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
  },
  'identity UserPoolBrowser9910C235': { GenerateSecret: false },
  'assets FilesBucket7C17EE2E': {},
  'assets FilesLog4F22C9B3': {},
};
