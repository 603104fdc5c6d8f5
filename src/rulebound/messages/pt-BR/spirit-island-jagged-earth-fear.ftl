### Spirit Island: the fear cards of Jagged Earth, each with a text for terror level 1, 2 and 3.

fear-beset-by-many-troubles = Cercados de Problemas
fear-beset-by-many-troubles-1 = Defenda 3 em cada região com ermos, feras, doença, matas ou discórdia.
fear-beset-by-many-troubles-2 = Defenda 5 em cada região com ermos, feras, doença, matas ou discórdia, e em cada região vizinha a 3 ou mais dessas fichas.
fear-beset-by-many-troubles-3 = Para cada ermo, fera, doença, mata e discórdia, defenda 3 na sua região e nas regiões vizinhas.
fear-dahan-reclaim-fishing-grounds = Os Dahan Retomam a Pesca
fear-dahan-reclaim-fishing-grounds-1 = Cada jogador escolhe uma região costeira com dahan que mais ninguém escolheu: 1 de dano para cada dahan ali.
fear-dahan-reclaim-fishing-grounds-2 = Cada jogador escolhe uma região costeira que mais ninguém escolheu e atrai até 1 dahan para ela. Depois, 1 de dano para cada dahan ali.
fear-dahan-reclaim-fishing-grounds-3 = Cada jogador escolhe uma região costeira que mais ninguém escolheu e atrai até 1 dahan para ela. Depois, 2 de dano para cada dahan ali.
fear-flee-from-dangerous-lands = Fuga das Terras Perigosas
fear-flee-from-dangerous-lands-1 = Em cada tabuleiro, empurre 1 explorador ou vila de uma região com ermos, matas ou dahan.
fear-flee-from-dangerous-lands-2 = Em cada tabuleiro, remova 1 explorador ou vila de uma região com ermos, matas ou dahan.
fear-flee-from-dangerous-lands-3 = Em cada tabuleiro, remova 1 explorador ou vila de qualquer região, ou 1 cidade de uma região com ermos, matas ou dahan.
fear-nerves-fray = Nervos à Flor da Pele
fear-nerves-fray-1 = Cada jogador adiciona 1 discórdia em uma região que não corresponda a nenhuma carta de devastação.
fear-nerves-fray-2 = Cada jogador adiciona 2 discórdias em uma região que não corresponda a nenhuma carta de devastação.
fear-nerves-fray-3 = Cada jogador adiciona 2 discórdias em uma região que não corresponda a nenhuma carta de devastação. 1 de medo por jogador.
fear-sense-of-dread = Pressentimento Sombrio
fear-sense-of-dread-1 = Em cada tabuleiro, remova 1 explorador de uma região que corresponda a uma carta de devastação.
fear-sense-of-dread-2 = Em cada tabuleiro, remova 1 explorador ou vila de uma região que corresponda a uma carta de devastação.
fear-sense-of-dread-3 = Em cada tabuleiro, remova 1 invasor de uma região que corresponda a uma carta de devastação.
fear-theological-strife = Discórdia Teológica
fear-theological-strife-1 = Cada jogador adiciona 1 discórdia em uma região com presença.
fear-theological-strife-2 = Cada jogador adiciona 1 discórdia em uma região com presença. Cada espírito ganha 1 de energia para cada sítio sagrado seu em região com invasores.
fear-theological-strife-3 = Cada jogador adiciona 1 discórdia em uma região com presença. Depois, cada invasor com discórdia causa seu dano a outros invasores na sua região.

fear-beset-by-many-troubles-text = Nível de terror 1: { fear-beset-by-many-troubles-1 } Nível 2: { fear-beset-by-many-troubles-2 } Nível 3: { fear-beset-by-many-troubles-3 }
fear-dahan-reclaim-fishing-grounds-text = Nível de terror 1: { fear-dahan-reclaim-fishing-grounds-1 } Nível 2: { fear-dahan-reclaim-fishing-grounds-2 } Nível 3: { fear-dahan-reclaim-fishing-grounds-3 }
fear-flee-from-dangerous-lands-text = Nível de terror 1: { fear-flee-from-dangerous-lands-1 } Nível 2: { fear-flee-from-dangerous-lands-2 } Nível 3: { fear-flee-from-dangerous-lands-3 }
fear-nerves-fray-text = Nível de terror 1: { fear-nerves-fray-1 } Nível 2: { fear-nerves-fray-2 } Nível 3: { fear-nerves-fray-3 }
fear-sense-of-dread-text = Nível de terror 1: { fear-sense-of-dread-1 } Nível 2: { fear-sense-of-dread-2 } Nível 3: { fear-sense-of-dread-3 }
fear-theological-strife-text = Nível de terror 1: { fear-theological-strife-1 } Nível 2: { fear-theological-strife-2 } Nível 3: { fear-theological-strife-3 }
