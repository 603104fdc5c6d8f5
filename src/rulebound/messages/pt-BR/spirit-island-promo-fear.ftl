### Spirit Island: the fear cards of Feather & Flame, each with a text for terror level 1, 2 and 3.

fear-angry-mobs = Multidões Enfurecidas
fear-angry-mobs-1 = Cada jogador pode substituir 1 vila por 2 exploradores. 1 de medo para cada jogador que o fizer.
fear-angry-mobs-2 = Em cada região com 2 ou mais exploradores, destrua 1 explorador ou vila para cada 2 exploradores ali.
fear-angry-mobs-3 = Em cada região com 2 ou mais exploradores, destrua 1 invasor para cada 2 exploradores ali.
fear-communities-in-disarray = Comunidades em Desordem
fear-communities-in-disarray-1 = Neste turno, cada cidade causa 1 de dano a menos em uma devastação, e os invasores não se curam quando o turno termina.
fear-communities-in-disarray-2 = Neste turno, cada vila e cidade causa 1 de dano a menos em uma devastação, e os invasores não se curam quando o turno termina.
fear-communities-in-disarray-3 = Neste turno, cada vila e cidade causa 2 de dano a menos em uma devastação, e os invasores não se curam quando o turno termina.
fear-depopulation = Despovoamento
fear-depopulation-1 = Em cada tabuleiro, substitua 1 vila por 1 explorador.
fear-depopulation-2 = Em cada tabuleiro, remova 1 vila.
fear-depopulation-3 = Em cada tabuleiro, remova 1 vila, ou substitua 1 cidade por 1 vila.
fear-mimic-the-dahan = Imitar os Dahan
fear-mimic-the-dahan-1 = Cada jogador remove 1 explorador ou vila de uma região com 2 ou mais dahan.
fear-mimic-the-dahan-2 = Cada jogador substitui 1 explorador ou vila por 1 dahan em uma região com 2 ou mais dahan.
fear-mimic-the-dahan-3 = Cada jogador substitui 1 explorador ou vila por 1 dahan em uma região com dahan ou vizinha a 3 ou mais.
fear-spreading-timidity = A Timidez se Espalha
fear-spreading-timidity-1 = Cada jogador isola uma região.
fear-spreading-timidity-2 = Cada jogador isola uma região que mais ninguém escolheu. Defenda 2 ali.
fear-spreading-timidity-3 = Cada jogador isola uma região que mais ninguém escolheu. Defenda 4 ali.

prompt-isolate-land = Qual região é isolada?

way-shrink-city = Substituir uma cidade por uma vila

fear-angry-mobs-text = Nível de terror 1: { fear-angry-mobs-1 } Nível 2: { fear-angry-mobs-2 } Nível 3: { fear-angry-mobs-3 }
fear-communities-in-disarray-text = Nível de terror 1: { fear-communities-in-disarray-1 } Nível 2: { fear-communities-in-disarray-2 } Nível 3: { fear-communities-in-disarray-3 }
fear-depopulation-text = Nível de terror 1: { fear-depopulation-1 } Nível 2: { fear-depopulation-2 } Nível 3: { fear-depopulation-3 }
fear-mimic-the-dahan-text = Nível de terror 1: { fear-mimic-the-dahan-1 } Nível 2: { fear-mimic-the-dahan-2 } Nível 3: { fear-mimic-the-dahan-3 }
fear-spreading-timidity-text = Nível de terror 1: { fear-spreading-timidity-1 } Nível 2: { fear-spreading-timidity-2 } Nível 3: { fear-spreading-timidity-3 }
