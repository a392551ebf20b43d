/**
 * Resources with customers' data or accounts, by stack and logical id, with the properties that CloudFormation cannot
 * change in place. A deployment orphans one that is removed, and replaces one whose fixed properties change by an empty
 * one. The tests refuse both until this list is changed too: do so only with a plan for the old resource's data
 * (docs/operations.md, "Replacing a stateful resource").
 */
export const STATEFUL: Readonly<Record<string, object>> = {
  'data Table710B521B': {
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  },
  'data BackupVaultADF21B19': {
    // Named by the id of this creation of the stack.
    BackupVaultName: {
      'Fn::Join': ['', ['comptoir-', { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] }]],
    },
  },
  'data PicturesBucket93B3B90B': {},
  'data PicturesLog87662DE7': {},
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
